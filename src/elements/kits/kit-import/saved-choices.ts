import * as z from 'zod/mini';
import { startRequest } from '../../../api/kits/import';
import { kitParts } from '../../../api/kits/manifest';
import { selection } from '../../../api/kits/selection';
import { localTexts } from '../../../builder/runtime/storage/storage';
import { restAddress } from '../../../core/config';
import { jsonText } from '../../../core/state/json-text';
import type { Choices } from './choices';
import { type KitSource, kitSource } from './source';
import type { Editing } from './state';

/** The state of an import that survives a reload. */
interface Saved {
  readonly choices: Choices;
  readonly editing?: Editing | undefined;
  readonly source?: KitSource | undefined;
}

const shape = z.object({
  session: z.string(),
  choices: startRequest,
  editing: z.optional(
    z.object({ part: z.enum(kitParts), sections: z.record(z.string(), selection) }),
  ),
  source: z.optional(kitSource),
});

/** The storage key; differs between sites on the same origin. */
const key = (): string => `nhKitImportChoices ${restAddress('nh/v1/kits')}`;

/** Saves the choices of an import and the source of its kit. */
export function saveChoices(session: string, { choices, editing, source }: Saved): void {
  localTexts.write(key(), jsonText({ session, choices, editing, source }));
}

/** The saved choices; undefined if there are none for this import. */
export function savedChoices(session: string): Saved | undefined {
  try {
    const { success, data } = z.safeParse(shape, JSON.parse(localTexts.read(key()) ?? 'null'));
    if (!success || data.session !== session) return undefined;
    const { choices, editing, source } = data;
    return { choices, editing, source };
  } catch {
    return undefined;
  }
}

/** Removes the saved choices. */
export function removeChoices(): void {
  localTexts.remove(key());
}
