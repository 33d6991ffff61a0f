import { localTexts } from '../../../builder/runtime/storage/storage';
import { jsonText } from '../../../core/state/json-text';
import { mapsConfig } from '../config';
import { type FieldId, isFieldId } from './fields';

/** A typed value that is not saved yet. */
export interface Draft {
  readonly value: string;
  /** The values that the server may have had when the draft was typed. */
  readonly base: readonly string[];
}

/** The draft of each field that has one. */
export type DraftsById = Readonly<Record<FieldId, Draft>>;

/** The storage key of an editor's drafts; differs between sites on the same origin. */
export function draftsKey(editorId: string, document: Document): string {
  const { ajaxUrl } = mapsConfig();
  const { baseURI } = document;
  // An invalid address is not reported here: each request to it fails and is reported.
  const address = URL.canParse(ajaxUrl, baseURI) ? new URL(ajaxUrl, baseURI).href : ajaxUrl;
  return `nhRegionEditorDrafts ${address} ${editorId}`;
}

/**
 * The drafts of one editor, in the browser's storage, which all tabs share. Each tab only writes and
 * removes its own drafts, so a failed change in one tab is not lost when another tab saves the field.
 */
export class Drafts {
  readonly #key: string;
  /** The prefix of this tab's entries. */
  readonly #owner = Math.random();

  constructor(key: string) {
    this.#key = key;
  }

  /** The latest draft of each field, from any tab. */
  all(): DraftsById {
    return Object.fromEntries(this.#entries().map(([key, draft]) => [idIn(key), draft]));
  }

  /** Makes the latest draft of a field this tab's own. */
  claim(id: FieldId): void {
    const drafts = this.#entries().filter(([key]) => idIn(key) === id);
    for (const [key, draft] of drafts.slice(-1)) this.save(id, draft, key);
  }

  /**
   * Saves this tab's draft of a field, or removes it.
   *
   * @param former the key of the entry to replace
   */
  save(id: FieldId, draft: Draft | undefined, former = `${this.#owner} ${id}`): void {
    // Reads the storage each time, since another tab may have written.
    const { [former]: before, ...others } = Object.fromEntries(this.#entries());
    if (!before && !draft) return;
    const all = draft ? { ...others, [`${this.#owner} ${id}`]: draft } : others;
    if (Object.keys(all).length === 0) localTexts.remove(this.#key);
    else localTexts.write(this.#key, jsonText(all));
  }

  /** All entries, by owner and field; the latest is last. */
  #entries(): [key: string, draft: Draft][] {
    try {
      const entries = Object.entries<unknown>(JSON.parse(localTexts.read(this.#key) ?? '{}'));
      return entries.filter(
        (entry): entry is [string, Draft] => isFieldId(idIn(entry[0])) && isDraft(entry[1]),
      );
    } catch {
      // Another script has written under this key.
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
