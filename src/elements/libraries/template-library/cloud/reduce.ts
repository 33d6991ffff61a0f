import type { Connection } from '../../../../api/libraries/account';
import type { Folder } from '../../../../api/libraries/folder';
import { normalizedText } from '../../../../api/libraries/normalized-text';
import { reduceAccount } from '../../account/reduce';
import type { CloudEvent, CloudState, OpenFolder, SavedCloud } from './state';

/** The state of the Cloud tab before any response. */
export function initialCloud(saved: SavedCloud = {}): CloudState {
  return { folder: null, isOutside: false, isConnecting: false, ...saved };
}

/** Returns the state of the Cloud tab after an event. */
export function reduce(state: CloudState, event: CloudEvent): CloudState {
  switch (event.type) {
    case 'connection':
      return connected(reduceAccount(state, event), state, event.connection);
    case 'disconnected':
      return reduceAccount(initialCloud(), event);
    case 'lost': {
      const { folder, isOutside, owner } = state;
      return reduceAccount(initialCloud({ folder, isOutside, owner }), event);
    }
    case 'folders':
      return withFolders(state, event.folders);
    case 'folder-made': {
      const { folder } = event;
      return {
        ...state,
        folders: sortedByName([...foldersExcept(state, folder.id), folder]),
        notice: { kind: 'folder_made', name: folder.name },
      };
    }
    case 'folder-renamed': {
      const { folder } = event;
      return {
        ...withFolders(state, sortedByName([...foldersExcept(state, folder.id), folder])),
        notice: { kind: 'folder_renamed', name: folder.name },
      };
    }
    case 'folder-deleted':
      return withoutFolder(state, event.id);
    case 'open':
      return { ...state, folder: event.folder, isOutside: event.isOutside, notice: undefined };
    default:
      return reduceAccount(state, event);
  }
}

/** Adds the owner. Closes the open folder if another account was connected before. */
function connected(next: CloudState, before: CloudState, { account }: Connection): CloudState {
  if (!account) return next;
  const owner = account.email;
  // The notice explained why no account was connected.
  const isAnswered = before.connection !== undefined && !before.connection.account;
  const notice = isAnswered ? undefined : next.notice;
  if (before.owner === undefined || before.owner === owner) return { ...next, notice, owner };
  return {
    ...next,
    owner,
    folder: null,
    isOutside: false,
    folders: undefined,
    notice: before.folder ? { kind: 'other_account' } : notice,
  };
}

/** Replaces the folders. The open folder may have a new name, or may be deleted. */
function withFolders(state: CloudState, folders: readonly Folder[]): CloudState {
  const { folder } = state;
  const next = { ...state, folders };
  if (!folder) return next;
  const current = folders.find(({ id }) => id === folder.id);
  if (current) return { ...next, folder: openFolder(current) };
  return { ...next, folder: null, notice: { kind: 'folder_gone', name: folder.name } };
}

function withoutFolder(state: CloudState, id: string): CloudState {
  const deleted = state.folders?.find((folder) => folder.id === id);
  const folder = state.folder?.id === id ? null : state.folder;
  const name = deleted?.name ?? state.folder?.name ?? '';
  return {
    ...state,
    folders: state.folders && foldersExcept(state, id),
    folder,
    notice: { kind: 'folder_deleted', name },
  };
}

function openFolder({ id, name }: OpenFolder): OpenFolder {
  return { id, name };
}

function foldersExcept({ folders = [] }: CloudState, id: string): readonly Folder[] {
  return folders.filter((folder) => folder.id !== id);
}

/** Sorts folders as the server does. */
function sortedByName(folders: readonly Folder[]): readonly Folder[] {
  return [...folders].sort((a, b) => compare(normalizedText(a.name), normalizedText(b.name)));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
