import type { Connection } from '../../libraries/wire/account';
import type { Folder } from '../../libraries/wire/folder';
import type { KitError } from '../../rest';

/** What was asked of the library, where it is one thing at a time. */
export type CloudAsked = 'account' | 'connect' | 'disconnect' | 'folders';

/** The folder that is open; its name is known before all folders are. */
export type OpenFolder = Pick<Folder, 'id' | 'name'>;

/** What the Cloud tab can show: all templates, those outside of folders, or a folder. */
export type CloudView = 'all' | 'outside' | OpenFolder;

/** What of the cloud library outlives a reload. */
export type KeptCloud = Partial<Pick<CloudState, 'folder' | 'isOutside' | 'owner'>>;

/** What has just happened to the account or to a folder. */
export type CloudNotice =
  | {
      readonly kind: 'connected' | 'refused' | 'failed' | 'disconnected' | 'lost' | 'other_account';
    }
  | { readonly kind: 'folder_gone' | 'folder_made' | 'folder_deleted'; readonly name: string }
  | { readonly kind: 'folder_renamed'; readonly name: string };

/** The account's library as a person sees it, but for its templates. */
export interface CloudState {
  /** Undefined until the server has told. */
  readonly connection?: Connection | undefined;
  /** All folders, by name; undefined until they have come. */
  readonly folders?: readonly Folder[] | undefined;
  /** Null: none, so that all templates are shown. */
  readonly folder: OpenFolder | null;
  /** Of all templates those alone that lie in no folder. */
  readonly isOutside: boolean;
  /** Whose library it was, where the account is lost: another one has other folders. */
  readonly owner?: string | undefined;
  /** The browser is on its way to the library. */
  readonly isConnecting: boolean;
  readonly failure?: { readonly of: CloudAsked; readonly error: KitError } | undefined;
  readonly notice?: CloudNotice | undefined;
}

/** What happens to it. */
export type CloudAction =
  | { readonly type: 'connection'; readonly connection: Connection }
  | { readonly type: 'disconnected' }
  | { readonly type: 'lost' }
  | { readonly type: 'connecting' }
  | { readonly type: 'folders'; readonly folders: readonly Folder[] }
  | { readonly type: 'folder-made'; readonly folder: Folder }
  | { readonly type: 'folder-renamed'; readonly folder: Folder }
  | { readonly type: 'folder-deleted'; readonly id: string }
  | { readonly type: 'open'; readonly folder: OpenFolder | null; readonly isOutside: boolean }
  | { readonly type: 'fail'; readonly of: CloudAsked; readonly error: KitError }
  | { readonly type: 'dismiss' }
  | { readonly type: 'notice'; readonly notice: CloudNotice | undefined };

/** What the Cloud tab shows. */
export type CloudScreen = 'loading' | 'connect' | 'upgrade' | 'list' | 'folder';

/** What the Cloud tab shows now. */
export function cloudScreen({ connection, folder }: CloudState): CloudScreen {
  if (!connection) return 'loading';
  if (!connection.account) return 'connect';
  if (connection.account.plan === 'none') return 'upgrade';
  return folder ? 'folder' : 'list';
}

/** Whether the account's templates can be shown. */
export function isOpen(state: CloudState): boolean {
  const screen = cloudScreen(state);
  return screen === 'list' || screen === 'folder';
}
