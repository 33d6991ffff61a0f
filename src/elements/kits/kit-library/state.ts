import type { Connection } from '../libraries/wire/account';
import type { Kit, KitPage } from '../libraries/wire/kit';
import type { KitError } from '../rest';
import type { KitQuery } from './query';
import type { FileFault } from './upload/check-file';

/** What was asked of the server, where it is one thing at a time. */
export type Asked = 'account' | 'connect' | 'disconnect' | 'list' | 'undo';

/** What has just happened. */
export type Notice =
  | { readonly kind: 'connected' | 'refused' | 'failed' | 'disconnected' | 'lost' | 'lost_upload' }
  | { readonly kind: 'restored' | 'added'; readonly title: string };

/** A kit that is about to be deleted. */
export interface Deleting {
  readonly kit: Kit;
  readonly isRunning: boolean;
  readonly error?: KitError | undefined;
}

/** A file on its way to the library. */
export interface Upload {
  readonly name: string;
  /** How much has gone, of 1. */
  readonly share: number;
  /** Why it was not sent. */
  readonly fault?: FileFault | undefined;
  /** Why it did not arrive. */
  readonly error?: KitError | undefined;
}

/** The library as a person sees it. */
export interface KitLibraryState {
  /** Undefined until the server has told. */
  readonly connection?: Connection | undefined;
  readonly query: KitQuery;
  /** The kits of the last answer. */
  readonly list?: KitPage | undefined;
  /** Another answer is under way. */
  readonly isListing: boolean;
  /** The browser is on its way to the library. */
  readonly isConnecting: boolean;
  readonly failure?: { readonly of: Asked; readonly error: KitError } | undefined;
  readonly notice?: Notice | undefined;
  readonly deleting?: Deleting | undefined;
  /** The last deletion, as long as it can be undone. */
  readonly undo?: { readonly id: string; readonly title: string } | undefined;
  readonly upload?: Upload | undefined;
}

/** What happens to it. */
export type KitLibraryAction =
  | { readonly type: 'connection'; readonly connection: Connection }
  | { readonly type: 'disconnected' }
  | { readonly type: 'lost' }
  | { readonly type: 'connecting'; readonly isOn: boolean }
  | { readonly type: 'fail'; readonly of: Asked; readonly error: KitError }
  | { readonly type: 'dismiss' }
  | { readonly type: 'notice'; readonly notice: Notice | undefined }
  | { readonly type: 'query'; readonly changes: Partial<KitQuery> }
  | { readonly type: 'listing' }
  | { readonly type: 'list'; readonly list: KitPage }
  | { readonly type: 'ask'; readonly kit: Kit | undefined }
  | { readonly type: 'deleting' }
  | { readonly type: 'not-deleted'; readonly error: KitError }
  | { readonly type: 'deleted'; readonly undo: string | undefined }
  | { readonly type: 'undone'; readonly title?: string }
  | { readonly type: 'upload'; readonly upload: Upload | undefined };

/** The screens of the library. */
export type KitLibraryScreen = 'loading' | 'connect' | 'upgrade' | 'list';

/** The screen that is shown. */
export function screenOf({ connection }: KitLibraryState): KitLibraryScreen {
  if (!connection) return 'loading';
  if (!connection.account) return 'connect';
  return connection.account.plan === 'none' ? 'upgrade' : 'list';
}
