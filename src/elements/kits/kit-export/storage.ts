import * as z from 'zod/mini';
import { builderFormat } from '../../../api/kits/contents';
import { kitParts } from '../../../api/kits/manifest';
import { customization, selection } from '../../../api/kits/selection';
import { localTexts, sessionTexts } from '../../../builder/runtime/storage/storage';
import { restAddress } from '../../../core/config';
import { jsonText } from '../../../core/state/json-text';
import type { Draft } from './state';

const draftShape = z.object({
  title: z.string(),
  description: z.string(),
  parts: z.array(z.enum(kitParts)),
  customization,
  target: z.enum(['file', 'cloud']),
  format: z.optional(builderFormat),
  step: z.enum(['describe', 'customize']),
  editing: z.optional(
    z.object({ part: z.enum(kitParts), selections: z.record(z.string(), selection) }),
  ),
});

/**
 * Stores the draft in the browser, and the id of a running export in its tab, so that two tabs never run
 * the same export. Sites on the same origin have separate keys.
 */
export class ExportStorage {
  readonly #id: string;

  constructor(draftsId: string) {
    this.#id = `${restAddress('nh/v1/kits')} ${draftsId}`.trim();
  }

  draft(): Draft | undefined {
    try {
      const saved: unknown = JSON.parse(localTexts.read(this.#draftKey) ?? 'null');
      return z.safeParse(draftShape, saved).data;
    } catch {
      // Another script has written under this key.
      return undefined;
    }
  }

  saveDraft(draft: Draft): void {
    localTexts.write(this.#draftKey, jsonText(draft));
  }

  removeDraft(): void {
    localTexts.remove(this.#draftKey);
  }

  /** The id of this tab's export. */
  session(): string | undefined {
    return sessionTexts.read(this.#sessionKey) ?? undefined;
  }

  saveSession(session: string | undefined): void {
    if (session === undefined) sessionTexts.remove(this.#sessionKey);
    else sessionTexts.write(this.#sessionKey, session);
  }

  get #draftKey(): string {
    return `nhKitExportDraft ${this.#id}`;
  }

  get #sessionKey(): string {
    return `nhKitExportSession ${this.#id}`;
  }
}
