import { folded } from '../../libraries/folded';
import type { Connection } from '../../libraries/wire/account';
import type { Folder } from '../../libraries/wire/folder';
import type { CloudAction, CloudState, KeptCloud, OpenFolder } from './state';

/** What the cloud library begins with. */
export function firstCloud(kept: KeptCloud = {}): CloudState {
  return { folder: null, isOutside: false, isConnecting: false, ...kept };
}

/** The cloud library after something has happened to it. */
export function reduceCloud(state: CloudState, action: CloudAction): CloudState {
  switch (action.type) {
    case 'connection':
      return connected(state, action.connection);
    case 'disconnected':
      return { ...firstCloud(), connection: {}, notice: { kind: 'disconnected' } };
    case 'lost': {
      const { folder, isOutside, owner } = state;
      return {
        ...firstCloud({ folder, isOutside, owner }),
        connection: {},
        notice: { kind: 'lost' },
      };
    }
    case 'connecting':
      return { ...state, isConnecting: true, notice: undefined, failure: undefined };
    case 'folders':
      return withFolders(state, action.folders);
    case 'folder-made': {
      const { folder } = action;
      return {
        ...state,
        folders: byName([...others(state, folder.id), folder]),
        notice: { kind: 'folder_made', name: folder.name },
      };
    }
    case 'folder-renamed': {
      const { folder } = action;
      return {
        ...withFolders(state, byName([...others(state, folder.id), folder])),
        notice: { kind: 'folder_renamed', name: folder.name },
      };
    }
    case 'folder-deleted':
      return without(state, action.id);
    case 'open':
      return { ...state, folder: action.folder, isOutside: action.isOutside, notice: undefined };
    case 'fail':
      return { ...state, isConnecting: false, failure: { of: action.of, error: action.error } };
    case 'dismiss':
      return { ...state, failure: undefined };
    case 'notice':
      return { ...state, notice: action.notice };
  }
}

function connected(state: CloudState, connection: Connection): CloudState {
  const owner = connection.account?.email;
  const next = { ...state, connection, isConnecting: false };
  if (owner === undefined) return next;
  // It told why nobody was connected.
  if (state.connection && !state.connection.account) next.notice = undefined;
  if (state.owner === undefined || state.owner === owner) return { ...next, owner };
  // What was open is another account's.
  return {
    ...next,
    owner,
    folder: null,
    isOutside: false,
    folders: undefined,
    notice: state.folder ? { kind: 'other_account' } : next.notice,
  };
}

/** The folders as they are now: the open one may have another name, or be gone. */
function withFolders(state: CloudState, folders: readonly Folder[]): CloudState {
  const { folder } = state;
  const next = { ...state, folders };
  if (!folder) return next;
  const found = folders.find(({ id }) => id === folder.id);
  if (found) return { ...next, folder: openFolder(found) };
  return { ...next, folder: null, notice: { kind: 'folder_gone', name: folder.name } };
}

function without(state: CloudState, id: string): CloudState {
  const gone = state.folders?.find((one) => one.id === id);
  const folder = state.folder?.id === id ? null : state.folder;
  const name = gone?.name ?? state.folder?.name ?? '';
  return {
    ...state,
    folders: state.folders && others(state, id),
    folder,
    notice: { kind: 'folder_deleted', name },
  };
}

function openFolder({ id, name }: OpenFolder): OpenFolder {
  return { id, name };
}

function others({ folders = [] }: CloudState, id: string): readonly Folder[] {
  return folders.filter((one) => one.id !== id);
}

/** As the library answers them. */
function byName(folders: readonly Folder[]): readonly Folder[] {
  return [...folders].sort((one, other) => compare(folded(one.name), folded(other.name)));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
