import type { LeftOutCode } from '../api/pages/page';
import type { Revision } from '../api/pages/revision';
import type { PageDocument } from '../page';
import type { NodeDifference } from './saving/difference/revision-difference';

/** How far the changes of an editor have been saved. */
export type SaveState =
  | 'saved'
  | 'changed'
  | 'saving'
  | 'offline'
  | 'failed'
  | 'conflict'
  | 'locked';

/**
 * The storage of an editor's page. A store without the optional members works too: the editor shows no control for them.
 * After each change of a readable member, the listeners are called; between two changes, it is the same object.
 */
export interface PageStore {
  /** Reads the page and takes its lock. Rejects if the account may not open it, or if the store is closed meanwhile. */
  open(): Promise<OpenedPage>;
  /**
   * Call it at each change: keeps a local copy, and saves the draft two seconds later. While the tab is hidden or left, both
   * are done at once.
   */
  change(document: PageDocument): void;
  /** Saves the draft, and shows it to visitors. Rejects with a sentence for people. */
  publish(): Promise<void>;
  readonly state: SaveState;
  /** Calls the listener after each change of the state; returns a function that removes it. */
  subscribe(listener: () => void): () => void;
  /** Sends the changes that wait, and releases the lock. The page can be opened again. */
  close(): Promise<void>;

  /** Saves the draft now, for example before a preview. Rejects with a sentence for people. */
  save?(): Promise<void>;
  /** Hides the page from visitors. Rejects with a sentence for people. */
  hide?(): Promise<void>;
  /** Whether visitors can see the page now. Default: as it was opened. */
  readonly isPublished?: boolean;
  /** The address at which visitors see the page, if `isPublished`. Without it, the editor has no link to it. */
  readonly publicAddress?: string | undefined;
  /** Gives up the changes that are not saved, and removes their local copy. */
  discard?(): void;
  /**
   * A sentence for people: what went wrong, what it means, what to do. Undefined while all is well. It is set in the states
   * `offline`, `failed`, `conflict` and `locked`, and in others if the browser has no room for a local copy.
   */
  readonly problem?: string | undefined;
  /**
   * Repeats the request that has failed, without waiting for its next automatic try: the action "Try again" of the states
   * `offline` and `failed`, also while the page opens. Resolves after the try, never rejects; `state` and `problem` have its
   * result.
   */
  retry?(): Promise<void>;
  /** The name of the other editor, in the state `locked`. It may begin long after opening. */
  readonly lockedBy?: string | undefined;
  /**
   * Takes the page over from another editor, in the state `locked`. Rejects with a sentence for people.
   *
   * @returns the page that the editor must show: the newest revision, or the unsaved changes of this window. The state may be
   *   `conflict` then.
   */
  takeOver?(): Promise<OpenedPage>;
  /** The two versions, in the state `conflict`; undefined until the other one is read. */
  readonly conflict?: PageConflict | undefined;
  /**
   * Ends a conflict: makes one version the newest revision. The other one stays in the history. Rejects with a sentence for
   * people.
   *
   * @returns the chosen version, which the editor must show
   */
  resolve?(choice: 'mine' | 'theirs'): Promise<PageDocument>;
  /**
   * The settings that the last save has left out, since the account has no right to add code, or to change the settings of
   * the page (`element` is null). Empty if all was saved.
   */
  readonly leftOut?: readonly LeftOutCode[];
  /** The revisions of the page, newest first. Rejects with a sentence for people. */
  listRevisions?(): Promise<readonly Revision[]>;
  /** The page as it was in a revision. Rejects with a sentence for people. */
  readRevision?(revision: number): Promise<PageDocument>;
  /**
   * Makes an earlier revision the newest one, as a draft. Unsaved changes become a revision before that, so that they can be
   * restored too. Rejects with a sentence for people.
   *
   * @returns the restored page, which the editor must show
   */
  restore?(revision: number): Promise<PageDocument>;
}

/** Two versions of a page. Neither is lost: the one that is not chosen stays in the history. */
export interface PageConflict {
  /** The page as this editor has it. */
  readonly mine: PageDocument;
  /** The newest revision. */
  readonly theirs: PageDocument;
  /** The author of `theirs`; empty if it is unknown. */
  readonly by: string;
  /** When `theirs` was saved, in milliseconds since 1970. */
  readonly saved: number;
  /** The number of `theirs`. */
  readonly revision: number;
  /** The differences in words. `added`: only `mine` has the node; `removed`: only `theirs`. */
  readonly difference: readonly NodeDifference[];
}

/** A page as its editor gets it. */
export interface OpenedPage {
  readonly document: PageDocument;
  /** The number of its newest revision. */
  readonly revision: number;
  /** Whether visitors can see the page. */
  readonly published: boolean;
  /**
   * The account that has opened the page. Unsaved changes of global blocks are kept in the browser, and shown to this account
   * alone. Default: they are not kept.
   */
  readonly account?: string;
  readonly rights: {
    readonly edit: boolean;
    readonly publish: boolean;
    /** Settings of the page, variables of the site. */
    readonly settings: boolean;
    /** Code: HTML with scripts, CSS and attributes. */
    readonly html: boolean;
  };
  /** The name of the person with the lock, if another editor has the page open. */
  readonly lockedBy?: string;
}
