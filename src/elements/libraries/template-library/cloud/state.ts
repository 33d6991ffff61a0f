import type { Folder } from '../../../../api/libraries/folder';
import { type AccountEvent, type AccountState, accountScreen } from '../../account/state';

/** A request of the Cloud tab whose failure is shown in the list of folders. */
export type CloudRequest = 'folders';

/** The open folder. Its name is known before the list of folders has loaded. */
export type OpenFolder = Pick<Folder, 'id' | 'name'>;

/** The templates that the Cloud tab shows: all of them, those outside folders, or those of a folder. */
export type CloudView = 'all' | 'outside' | OpenFolder;

/** The part of the cloud state that is saved for a reload. */
export type SavedCloud = Partial<Pick<CloudState, 'folder' | 'isOutside' | 'owner'>>;

/** A message about a folder, or about a change of the account. */
export type FolderNotice =
  | { readonly kind: 'other_account' }
  | {
      readonly kind: 'folder_gone' | 'folder_made' | 'folder_renamed' | 'folder_deleted';
      readonly name: string;
    };

/** The message above the Cloud tab's screen. */
export type CloudNotice = NonNullable<CloudState['notice']>;

/** The account, its folders and the open folder. The templates themselves are in a `Listing`. */
export interface CloudState extends AccountState<CloudRequest, FolderNotice> {
  /** All folders, sorted by name; undefined until they have loaded. */
  readonly folders?: readonly Folder[] | undefined;
  /** Null: no folder is open. */
  readonly folder: OpenFolder | null;
  /** Only templates outside folders are shown. */
  readonly isOutside: boolean;
  /**
   * The email of the last connected account, even while no account is connected. Tells whether the saved folder
   * belongs to the next account.
   */
  readonly owner?: string | undefined;
}

/** The events that change the state of the Cloud tab. */
export type CloudEvent =
  | AccountEvent<CloudRequest, FolderNotice>
  | { readonly type: 'folders'; readonly folders: readonly Folder[] }
  | { readonly type: 'folder-made'; readonly folder: Folder }
  | { readonly type: 'folder-renamed'; readonly folder: Folder }
  | { readonly type: 'folder-deleted'; readonly id: string }
  | { readonly type: 'open'; readonly folder: OpenFolder | null; readonly isOutside: boolean };

/** The screens of the Cloud tab. */
export type CloudScreen = 'loading' | 'connect' | 'upgrade' | 'list' | 'folder';

/** Returns the current screen of the Cloud tab. */
export function cloudScreen(state: CloudState): CloudScreen {
  const screen = accountScreen(state);
  return screen === 'list' && state.folder ? 'folder' : screen;
}

/** Whether an account with a plan is connected, so that its templates can be shown. */
export function isOpen(state: CloudState): boolean {
  return accountScreen(state) === 'list';
}
