import type { SavedDraft, StoredPage } from '../../api/pages/page';
import type { Revision } from '../../api/pages/revision';
import type { PageDocument } from '../../page';

/** The reasons for which a request of the editor fails. */
export type SaveFault =
  /** No response. */
  | 'offline'
  /** The server failed, or is too busy. */
  | 'failed'
  /** The session has ended, or belongs to another account. */
  | 'logged-out'
  /** The page has a newer revision. */
  | 'conflict'
  /** Another editor has the page. */
  | 'locked'
  /** The request will never succeed as it is. */
  | 'refused';

/** A failed request. */
export interface Failure {
  readonly fault: SaveFault;
  /** The server's sentence. */
  readonly message: string;
  /** With `locked`: the person who has the page. */
  readonly by?: string | undefined;
  /** With `conflict`: the newest revision, and the name of the save that made it. */
  readonly revision?: number | undefined;
  readonly save?: string | undefined;
}

/** The result of a request: a value or a failure. It never rejects. */
export type Outcome<T> =
  | { readonly value: T; readonly failure?: undefined }
  | { readonly value?: undefined; readonly failure: Failure };

/** The fields of each request that changes the page. */
export interface ChangeBase {
  /** The revision that the change is based on: a newer one must not be overwritten. */
  readonly revision: number;
  /** The account that has opened the editor: another one must be refused. */
  readonly account: string;
  /** The token of the editor's lock. */
  readonly lock: string;
}

/** A draft to be saved. */
export interface DraftToSave extends ChangeBase {
  readonly document: PageDocument;
  /** The name of the save. A repeated request with the same name must be done once. */
  readonly save: string;
  /** Whether the save stays a revision of its own. */
  readonly isKept?: boolean;
  /** Whether the document is that of an earlier revision. */
  readonly isRestored?: boolean;
}

/** When a request is sent. */
export interface SendOptions {
  /** The window may close before the response. */
  readonly isLeaving?: boolean;
}

/** One page of a back end. `apiBackEnd` is that of `docs/pages-api.md`; write another one for another CMS. */
export interface PageBackEnd {
  /** A name of the page that is unique in this browser, for its local copy. */
  readonly key: string;
  read(): Promise<Outcome<StoredPage>>;
  save(draft: DraftToSave, options?: SendOptions): Promise<Outcome<SavedDraft>>;
  /** Shows the newest revision to visitors; `draft` hides the page instead. `path` is where visitors see it. */
  publish(
    base: ChangeBase,
    status?: 'publish' | 'draft',
  ): Promise<Outcome<{ readonly revision: number; readonly path?: string }>>;
  /** Takes or renews the lock. Fails with `locked` if another editor has it, unless it is taken over. */
  takeLock(token: string, takeOver?: boolean): Promise<Outcome<unknown>>;
  releaseLock(token: string, options?: SendOptions): Promise<Outcome<unknown>>;
  /** The revisions of the page, newest first. */
  listRevisions(): Promise<Outcome<readonly Revision[]>>;
  /** The page as it was in a revision. */
  readRevision(revision: number): Promise<Outcome<PageDocument>>;
}
