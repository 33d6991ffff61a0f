import { siteConfig } from '../../core/config';
import { localTexts, sessionTexts } from '../../core/storage/storage';
import { type FieldId, isFieldId } from './fields';

/** What was typed in a field and is not saved yet. */
export interface Draft {
  readonly value: string;
  /** What the server had when it was typed; more than one where that is not certain. */
  readonly base: readonly string[];
}

/** The draft of each field that has one. */
export type DraftsById = Readonly<Record<FieldId, Draft>>;

/** Where an editor's drafts are kept: apart from those of another site on the same origin. */
export function draftsKey(editorId: string, document: Document): string {
  const { ajaxUrl } = siteConfig();
  const { baseURI } = document;
  // One that is no address fails with each call, and is told then.
  const place = URL.canParse(ajaxUrl, baseURI) ? new URL(ajaxUrl, baseURI).href : ajaxUrl;
  return `nhRegionEditorDrafts ${place} ${editorId}`;
}

/**
 * The drafts of one editor, in the browser's storage, which all its tabs share. Each tab has its own of a
 * field, and writes and drops no other: what has failed in one is not lost by what is saved in another.
 */
export class Drafts {
  readonly #key: string;
  /** Whose entries are this page's. */
  readonly #owner = Math.random().toString(36).slice(2);
  /** Whose entries were those of the page that the tab showed before. */
  readonly #former: string | null;

  constructor(key: string) {
    this.#key = key;
    this.#former = sessionTexts.read(key);
    // Not the same as before: a tab that is duplicated would share it with the first.
    sessionTexts.write(key, this.#owner);
  }

  /** One of each field: this tab's, else the last that another has left. */
  all(): DraftsById {
    return Object.fromEntries(this.#entries().map(([key, draft]) => [idIn(key), draft]));
  }

  /** Makes the draft of a field, as `all` has it, this tab's own. */
  take(id: FieldId): void {
    const found = this.#entries().filter(([key]) => idIn(key) === id);
    for (const [key, draft] of found.slice(-1)) this.#write(key, id, draft);
  }

  /** Keeps this tab's draft of a field, or drops it. */
  keep(id: FieldId, draft: Draft | undefined): void {
    this.#write(this.#ownKey(id), id, draft);
  }

  #ownKey(id: FieldId): string {
    return `${this.#owner} ${id}`;
  }

  /** Puts a draft of this tab's in the place of the entry under `former`. */
  #write(former: string, id: FieldId, draft: Draft | undefined): void {
    // Read anew each time: another tab may have written.
    const { [former]: before, ...others } = Object.fromEntries(this.#entries());
    if (!before && !draft) return;
    const all = draft === undefined ? others : { ...others, [this.#ownKey(id)]: draft };
    if (Object.keys(all).length === 0) localTexts.remove(this.#key);
    else localTexts.write(this.#key, JSON.stringify(all));
  }

  /** All that is kept, by owner and field; the last of a field is the one that this tab shows. */
  #entries(): [key: string, draft: Draft][] {
    const rank = (key: string): number =>
      [this.#former, this.#owner].indexOf(key.slice(0, key.indexOf(' ')));
    return this.#stored().sort(([one], [other]) => rank(one) - rank(other));
  }

  #stored(): [key: string, draft: Draft][] {
    try {
      const data: unknown = JSON.parse(localTexts.read(this.#key) ?? '{}');
      if (typeof data !== 'object' || data === null) return [];
      const entries = Object.entries(data);
      return entries.filter(([key, entry]) => isFieldId(idIn(key)) && isDraft(entry));
    } catch {
      // Somebody else's text under our key.
      return [];
    }
  }
}

/** The field's id in an entry's key, `owner id`. */
function idIn(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}

function isDraft(data: unknown): data is Draft {
  const { value, base } = Object(data) as Partial<Draft>;
  return typeof value === 'string' && Array.isArray(base) && base.every(isText) && base.length > 0;
}

function isText(data: unknown): boolean {
  return typeof data === 'string';
}
