import * as z from 'zod/mini';
import { restAddress } from '../../../core/config';
import { localTexts, sessionTexts } from '../../../core/storage/storage';
import { kitParts } from '../wire/manifest';
import { customization, selection } from '../wire/selection';
import type { Draft } from './state';

const draftShape = z.object({
  title: z.string(),
  description: z.string(),
  parts: z.array(z.enum(kitParts)),
  customization,
  target: z.enum(['file', 'cloud']),
  step: z.enum(['describe', 'customize']),
  editing: z.optional(
    z.object({ part: z.enum(kitParts), selections: z.record(z.string(), selection) }),
  ),
});

/**
 * What outlives a reload: the draft in the browser, the export that is under way in its tab, so that two
 * tabs never run the same one. Apart from those of another site on the same origin.
 */
export class Kept {
  readonly #id: string;

  constructor(draftsId: string) {
    this.#id = `${restAddress('nh/v1/kits')} ${draftsId}`.trim();
  }

  draft(): Draft | undefined {
    try {
      const found: unknown = JSON.parse(localTexts.read(this.#draftKey) ?? 'null');
      return z.safeParse(draftShape, found).data;
    } catch {
      // Somebody else's text under our key.
      return undefined;
    }
  }

  keepDraft(draft: Draft): void {
    localTexts.write(this.#draftKey, JSON.stringify(draft));
  }

  dropDraft(): void {
    localTexts.remove(this.#draftKey);
  }

  /** The id of this tab's export. */
  session(): string | undefined {
    return sessionTexts.read(this.#sessionKey) ?? undefined;
  }

  keepSession(session: string | undefined): void {
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
