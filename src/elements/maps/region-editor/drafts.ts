import { localTexts } from '../../../core/storage/storage';
import { mapsConfig } from '../config';
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
  const { ajaxUrl } = mapsConfig();
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
  readonly #owner = Math.random();

  constructor(key: string) {
    this.#key = key;
  }

  /** One of each field: the last that was kept, in whatever tab. */
  all(): DraftsById {
    return Object.fromEntries(this.#entries().map(([key, draft]) => [idIn(key), draft]));
  }

  /** Makes the draft of a field, as `all` has it, this tab's own. */
  take(id: FieldId): void {
    const found = this.#entries().filter(([key]) => idIn(key) === id);
    for (const [key, draft] of found.slice(-1)) this.keep(id, draft, key);
  }

  /**
   * Keeps this tab's draft of a field, or drops it.
   *
   * @param former the entry in whose place it comes
   */
  keep(id: FieldId, draft: Draft | undefined, former = `${this.#owner} ${id}`): void {
    // Read anew each time: another tab may have written.
    const { [former]: before, ...others } = Object.fromEntries(this.#entries());
    if (!before && !draft) return;
    const all = draft ? { ...others, [`${this.#owner} ${id}`]: draft } : others;
    if (Object.keys(all).length === 0) localTexts.remove(this.#key);
    else localTexts.write(this.#key, JSON.stringify(all));
  }

  /** All that is kept, by owner and field, the last at the end. */
  #entries(): [key: string, draft: Draft][] {
    try {
      const entries = Object.entries<unknown>(JSON.parse(localTexts.read(this.#key) ?? '{}'));
      return entries.filter(
        (entry): entry is [string, Draft] => isFieldId(idIn(entry[0])) && isDraft(entry[1]),
      );
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
  return (
    Array.isArray(base) &&
    base.length > 0 &&
    [value, ...base].every((text) => typeof text === 'string')
  );
}
