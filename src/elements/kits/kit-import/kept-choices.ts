import * as z from 'zod/mini';
import { restAddress } from '../../../core/config';
import { localTexts } from '../../../core/storage/storage';
import { startRequest } from '../wire/import';
import { kitParts } from '../wire/manifest';
import { selection } from '../wire/selection';
import type { Choices } from './choices';
import type { Editing } from './machine';
import { type KitSource, kitSource } from './source';

/** What a reload shall not lose of an import. */
interface Kept {
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

/** Apart from those of another site on the same origin. */
const key = (): string => `nhKitImportChoices ${restAddress('nh/v1/kits')}`;

/** Keeps what was chosen for an import, and where its kit comes from. */
export function keepChoices(session: string, { choices, editing, source }: Kept): void {
  localTexts.write(key(), JSON.stringify({ session, choices, editing, source }));
}

/** The same after a reload; undefined where it is not known, or of another import. */
export function keptChoices(session: string): Kept | undefined {
  try {
    const { success, data } = z.safeParse(shape, JSON.parse(localTexts.read(key()) ?? 'null'));
    if (!success || data.session !== session) return undefined;
    const { choices, editing, source } = data;
    return { choices, editing, source };
  } catch {
    return undefined;
  }
}

/** Drops what was kept. */
export function dropChoices(): void {
  localTexts.remove(key());
}
