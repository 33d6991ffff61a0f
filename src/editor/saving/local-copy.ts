import { type PageDocument, readDocument } from '../../page';
import type { CopyStorage } from './copy-storage';
import { WindowCopies } from './window-copies';

/** A page with changes that the server has not confirmed. */
export interface LocalCopy {
  readonly document: PageDocument;
  /** The revision that the changes are based on. */
  readonly revision: number;
  /** The names of the saves whose responses have not arrived: the server may have done them. */
  readonly saves: readonly string[];
  /** When the copy was written, in milliseconds since 1970. */
  readonly written: number;
}

/** Keeps the unsaved changes of a page in the browser, for one window and account. */
export class LocalCopyStore extends WindowCopies<LocalCopy> {
  /**
   * @param page a name of the page that is unique in this browser
   * @param window a name of the window that is unique in this browser
   */
  constructor(page: string, account: string, window: string, texts?: CopyStorage) {
    super({ name: page, account, window }, copyOf, texts);
  }
}

function copyOf(saved: unknown): LocalCopy | undefined {
  const { document, revision, saves, written } = (saved ?? {}) as Partial<
    Record<keyof LocalCopy, unknown>
  >;
  if (typeof document !== 'object' || document === null || typeof revision !== 'number') {
    return undefined;
  }
  const names = Array.isArray(saves) ? saves.filter((save) => typeof save === 'string') : [];
  return {
    document: readDocument(document).document,
    revision,
    saves: names,
    written: typeof written === 'number' ? written : 0,
  };
}
