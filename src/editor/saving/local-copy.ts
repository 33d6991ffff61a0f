import { jsonText } from '../../core/state/json-text';
import { type PageDocument, readDocument } from '../../page';
import { type CopyStorage, localCopies } from './copy-storage';

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

/**
 * Keeps the unsaved changes of one window in the browser. Each window has its own copy: another one may be open on the same
 * page, with other changes. A window that opens the page takes over the newest copy that a closed one has left.
 */
export class LocalCopyStore {
  readonly #account: string;
  readonly #key: string;
  readonly #texts: CopyStorage;
  /** The last copy, for browsers that store nothing. */
  #last: LocalCopy | undefined;
  /** The copy of another window that this one shows. */
  #found: { readonly key: string; readonly text: string } | undefined;

  /**
   * @param page a name of the page that is unique in this browser
   * @param window a name of the window that is unique in this browser
   */
  constructor(page: string, account: string, window: string, texts: CopyStorage = localCopies) {
    // Encoded: a name with spaces must not look like another account and its window.
    this.#account = `nhPageDraft ${page} ${encodeURIComponent(account)} `;
    this.#key = this.#account + window;
    this.#texts = texts;
  }

  /** Returns the copy of this window, or else the newest of another one; undefined without any. */
  read(): LocalCopy | undefined {
    return this.#last ?? this.#stored(this.#key)?.copy ?? this.#other();
  }

  /** Returns false if the browser's storage is blocked or full. */
  write(copy: LocalCopy): boolean {
    this.#last = copy;
    return this.#texts.write(this.#key, jsonText(copy));
  }

  /** Removes the copy once it is saved, and the one of another window from which it came. */
  remove(): void {
    this.#last = undefined;
    this.#texts.remove(this.#key);
    const { key, text } = this.#found ?? {};
    this.#found = undefined;
    // The other window may still be open, and have written more meanwhile.
    if (key !== undefined && this.#texts.read(key) === text) this.#texts.remove(key);
  }

  #other(): LocalCopy | undefined {
    const keys = this.#texts.keys().filter((key) => key.startsWith(this.#account));
    const [newest] = keys
      .flatMap((key) => this.#stored(key) ?? [])
      .sort((one, other) => other.copy.written - one.copy.written);
    this.#found = newest;
    return newest?.copy;
  }

  /** A stored copy. What another script has written in its place is ignored. */
  #stored(key: string) {
    const text = this.#texts.read(key);
    const copy = text === null ? undefined : copyIn(text);
    return text !== null && copy ? { key, text, copy } : undefined;
  }
}

function copyIn(text: string): LocalCopy | undefined {
  try {
    return copyOf(JSON.parse(text));
  } catch {
    return undefined;
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
