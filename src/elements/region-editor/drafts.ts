import { siteConfig } from '../../core/config';
import { localTexts } from '../../core/storage/storage';
import { type FieldId, isFieldId } from './fields';

/** What was typed in a field and is not saved yet. */
export interface Draft {
  readonly value: string;
  /** What the server had when it was typed; more than one where that is not certain. */
  readonly base: readonly string[];
}

export type DraftsById = Readonly<Record<FieldId, Draft>>;

/** Where an editor's drafts are kept: apart from those of another site on the same origin. */
export function draftsKey(editorId: string, document: Document): string {
  const { ajaxUrl } = siteConfig();
  const { baseURI } = document;
  // One that is no address fails with each call, and is told then.
  const place = URL.canParse(ajaxUrl, baseURI) ? new URL(ajaxUrl, baseURI).href : ajaxUrl;
  return `nhRegionEditorDrafts ${place} ${editorId}`;
}

/** The drafts of one editor, in the browser's storage. */
export class Drafts {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** All of them, by field. */
  all(): DraftsById {
    try {
      const data: unknown = JSON.parse(localTexts.read(this.#key) ?? '{}');
      if (typeof data !== 'object' || data === null) return {};
      const entries = Object.entries(data);
      return Object.fromEntries(entries.filter(([id, entry]) => isFieldId(id) && isDraft(entry)));
    } catch {
      // Somebody else's text under our key.
      return {};
    }
  }

  /** Keeps a draft, or drops it. The others are read anew each time: another tab may have its own. */
  keep(id: FieldId, draft: Draft | undefined): void {
    const { [id]: before, ...others } = this.all();
    if (!before && !draft) return;
    const all = draft === undefined ? others : { ...others, [id]: draft };
    if (Object.keys(all).length === 0) localTexts.remove(this.#key);
    else localTexts.write(this.#key, JSON.stringify(all));
  }
}

function isDraft(data: unknown): data is Draft {
  const { value, base } = Object(data) as Partial<Draft>;
  return typeof value === 'string' && Array.isArray(base) && base.every(isText) && base.length > 0;
}

function isText(data: unknown): boolean {
  return typeof data === 'string';
}
