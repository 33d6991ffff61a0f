import type { PageDocument } from '../../page';
import type { PageConflict } from '../page-store';
import { conflictOf, type OtherVersion } from './conflict';

/** The reason for which nothing is sent until a person decides: a conflict, or another editor. */
export class PageBlock {
  #kind: 'conflict' | 'locked' | undefined;
  #by = '';
  #conflict: PageConflict | undefined;

  get kind(): 'conflict' | 'locked' | undefined {
    return this.#kind;
  }

  /** The other editor, while the page is locked. */
  get lockedBy(): string | undefined {
    return this.#kind === 'locked' ? this.#by : undefined;
  }

  /** The two versions, once the other one is known. */
  get conflict(): PageConflict | undefined {
    return this.#conflict;
  }

  /** Begins a conflict. Its other version is read afterwards. */
  startConflict(): void {
    this.#kind = 'conflict';
  }

  /** Shows the two versions of a conflict. */
  showConflict(
    mine: PageDocument | undefined,
    { theirs, by, saved, revision }: OtherVersion,
  ): void {
    this.#kind = 'conflict';
    this.#conflict = conflictOf(mine ?? theirs, { theirs, by, saved, revision });
  }

  /** Another editor has the page. A conflict is found again once the page is taken over. */
  lock(by: string): void {
    this.#kind = 'locked';
    this.#by = by;
    this.#conflict = undefined;
  }

  end(): void {
    this.#kind = undefined;
    this.#conflict = undefined;
  }
}
