import type { ApiError } from '../../../api/client';
import type { Kit, KitPage } from '../../../api/libraries/kit';
import type { AccountEvent, AccountState } from '../account/state';
import type { KitQuery } from './query';
import type { FileFault } from './upload/check-file';

/** A request whose failure is shown above the list. */
export type KitRequest = 'list' | 'undo';

/** A message about a kit, or about an upload that ended with the connection. */
export type KitNotice =
  | { readonly kind: 'lost_upload' }
  | { readonly kind: 'restored' | 'added'; readonly title: string };

/** The message above the screen. */
export type Notice = NonNullable<KitLibraryState['notice']>;

/** The kit in the dialog that confirms its deletion. */
export interface Deletion {
  readonly kit: Kit;
  readonly isRunning: boolean;
  readonly error?: ApiError | undefined;
}

/** The upload of a file to the library. */
export interface Upload {
  readonly name: string;
  /** Progress, from 0 to 1. */
  readonly progress: number;
  /** Why the file was not sent. */
  readonly fault?: FileFault | undefined;
  /** Why the upload failed. */
  readonly error?: ApiError | undefined;
}

/** The state of the kit library. */
export interface KitLibraryState extends AccountState<KitRequest, KitNotice> {
  readonly query: KitQuery;
  /** The current page of kits; undefined until the first response. */
  readonly list?: KitPage | undefined;
  /** True while a page of kits is loading. */
  readonly isListing: boolean;
  readonly deletion?: Deletion | undefined;
  /** The last deletion, while it can be undone. */
  readonly undo?: { readonly id: string; readonly title: string } | undefined;
  readonly upload?: Upload | undefined;
}

/** The events that change the state of the kit library. */
export type KitLibraryEvent =
  | AccountEvent<KitRequest, KitNotice>
  | { readonly type: 'query'; readonly changes: Partial<KitQuery> }
  | { readonly type: 'list-requested' }
  | { readonly type: 'list'; readonly list: KitPage }
  /** Opens the dialog that confirms a deletion; undefined closes it. */
  | { readonly type: 'confirm-deletion'; readonly kit: Kit | undefined }
  | { readonly type: 'delete' }
  | { readonly type: 'delete-failed'; readonly error: ApiError }
  | { readonly type: 'deleted'; readonly undo: string | undefined }
  /** Undo was offered for its time. A newer offer may wait until a dialog is gone: it stays. */
  | { readonly type: 'undo-expired'; readonly undo: NonNullable<KitLibraryState['undo']> }
  | { readonly type: 'restored'; readonly title: string }
  | { readonly type: 'upload'; readonly upload: Upload | undefined };
