import type { KitError } from '../rest';
import { firstQuery, type KitQuery } from './query';
import type { KitLibraryAction, KitLibraryState } from './state';

/** What a library begins with. */
export function firstState(query: KitQuery = firstQuery): KitLibraryState {
  return { query, isListing: false, isConnecting: false };
}

/** A library after something has happened to it. */
export function reduceLibrary(state: KitLibraryState, action: KitLibraryAction): KitLibraryState {
  switch (action.type) {
    case 'connection':
      return { ...state, connection: action.connection, isConnecting: false };
    case 'disconnected':
      return { ...firstState(), connection: {}, notice: { kind: 'disconnected' } };
    case 'lost':
      return lost(state);
    case 'connecting':
      return { ...state, isConnecting: action.isOn, notice: undefined, failure: undefined };
    case 'fail':
      return {
        ...state,
        isListing: false,
        isConnecting: false,
        failure: { of: action.of, error: action.error },
      };
    case 'dismiss':
      return { ...state, failure: undefined };
    case 'notice':
      return { ...state, notice: action.notice };
    case 'query':
      // Other kits are looked at from their first page on.
      return { ...state, query: { ...state.query, page: 1, ...action.changes } };
    case 'listing':
      return { ...state, isListing: true, failure: undefined };
    case 'list':
      return { ...state, isListing: false, list: action.list };
    case 'ask':
      return { ...state, deleting: action.kit && { kit: action.kit, isRunning: false } };
    case 'deleting':
      return deletingWith(state, true);
    case 'not-deleted':
      return deletingWith(state, false, action.error);
    case 'deleted':
      return deleted(state, action.undo);
    case 'undone':
      return {
        ...state,
        undo: undefined,
        notice: action.title === undefined ? undefined : { kind: 'restored', title: action.title },
      };
    case 'upload':
      return { ...state, upload: action.upload };
  }
}

/** The account is gone; what was looked for is not. */
function lost({ query, upload }: KitLibraryState): KitLibraryState {
  const kind = upload ? 'lost_upload' : 'lost';
  return { ...firstState(query), connection: {}, notice: { kind } };
}

function deletingWith(
  state: KitLibraryState,
  isRunning: boolean,
  error?: KitError,
): KitLibraryState {
  return { ...state, deleting: state.deleting && { ...state.deleting, isRunning, error } };
}

/** The kit goes from the list at once; the next answer fills its place. */
function deleted(state: KitLibraryState, id: string | undefined): KitLibraryState {
  const { deleting, list } = state;
  if (!deleting) return state;
  const { kit } = deleting;
  return {
    ...state,
    deleting: undefined,
    notice: undefined,
    undo: id === undefined ? undefined : { id, title: kit.title },
    list: list && {
      items: list.items.filter((one) => one.id !== kit.id),
      total: Math.max(0, list.total - 1),
    },
  };
}
