import type { LocalCopy, LocalCopyStore } from './local-copy';
import { Delay, type Timers } from './timers';

/** The wait before changes are copied, in milliseconds: a long page costs some milliseconds each time. */
const COPY_WAIT = 250;

/** The changes that the server has not confirmed, as they are copied. */
export type UnsavedDraft = Omit<LocalCopy, 'written'>;

/** Copies the unsaved draft of a window into the browser, a moment after its changes. */
export class DraftCopy {
  /** Whether a reload would lose nothing: false if the browser has no room for the copy. */
  isWritten = true;
  readonly #timers: Timers;
  readonly #delay: Delay;
  readonly #draft: () => UnsavedDraft | undefined;
  #copies: LocalCopyStore | undefined;

  /** @param draft returns the unsaved draft; undefined if the server has everything */
  constructor(timers: Timers, draft: () => UnsavedDraft | undefined) {
    this.#timers = timers;
    this.#delay = new Delay(timers);
    this.#draft = draft;
  }

  /** Copies into another store from now on. A copy that waits is written before. */
  moveTo(copies: LocalCopyStore): void {
    this.writeWaiting();
    this.#copies = copies;
  }

  /** Writes the copy after a moment. */
  writeLater(): void {
    if (!this.#delay.isWaiting) this.#delay.start(COPY_WAIT, () => this.write());
  }

  /** Writes the copy that waits, if there is one. */
  writeWaiting(): void {
    if (this.#delay.isWaiting) this.write();
  }

  /** Writes the copy now. */
  write(): void {
    this.#delay.cancel();
    const draft = this.#draft();
    if (!draft || !this.#copies) return;
    this.isWritten = this.#copies.write({ ...draft, written: this.#timers.now() });
  }

  /** Removes the copy: the server has everything. */
  remove(): void {
    this.#delay.cancel();
    this.isWritten = true;
    this.#copies?.remove();
  }
}
