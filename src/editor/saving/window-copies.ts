import { jsonText } from '../../core/state/json-text';
import { type CopyStorage, localCopies } from './copy-storage';

/** The place of the copies of a window. */
export interface CopyOwner {
  /** The name of the copied work, unique in this browser. */
  readonly name: string;
  readonly account: string;
  /** A name of the window that is unique in this browser. */
  readonly window: string;
}

/**
 * Keeps the unsaved work of one window in the browser. Each window has its own copy: another one may be open with other
 * changes. A window that is opened takes over the newest copy that a closed one has left.
 */
export class WindowCopies<Copy extends { readonly written: number }> {
  readonly #account: string;
  readonly #key: string;
  readonly #texts: CopyStorage;
  readonly #read: (saved: unknown) => Copy | undefined;
  /** The last copy, for browsers that store nothing. */
  #last: Copy | undefined;
  /** The copy of another window that this one shows. */
  #found: { readonly key: string; readonly text: string } | undefined;

  /** @param read returns a copy of saved JSON; undefined for what another script has written in its place */
  constructor(
    { name, account, window }: CopyOwner,
    read: (saved: unknown) => Copy | undefined,
    texts: CopyStorage = localCopies,
  ) {
    // Encoded: a name with spaces must not look like another account and its window.
    this.#account = `nhPageDraft ${name} ${encodeURIComponent(account)} `;
    this.#key = this.#account + window;
    this.#read = read;
    this.#texts = texts;
  }

  /** Returns the copy of this window, or else the newest of another one; undefined without any. */
  read(): Copy | undefined {
    return this.#last ?? this.#stored(this.#key)?.copy ?? this.#other();
  }

  /** Returns false if the browser's storage is blocked or full. */
  write(copy: Copy): boolean {
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

  #other(): Copy | undefined {
    const keys = this.#texts.keys().filter((key) => key.startsWith(this.#account));
    const [newest] = keys
      .flatMap((key) => this.#stored(key) ?? [])
      .sort((one, other) => other.copy.written - one.copy.written);
    this.#found = newest;
    return newest?.copy;
  }

  #stored(key: string) {
    const text = this.#texts.read(key);
    const copy = text === null ? undefined : this.#parsed(text);
    return text !== null && copy ? { key, text, copy } : undefined;
  }

  #parsed(text: string): Copy | undefined {
    try {
      return this.#read(JSON.parse(text));
    } catch {
      return undefined;
    }
  }
}
