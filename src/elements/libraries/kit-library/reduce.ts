import type { ApiError } from '../../../api/client';
import { reduceAccount } from '../account/reduce';
import { firstQuery, type KitQuery } from './query';
import type { KitLibraryEvent, KitLibraryState } from './state';

/** The state of a kit library before any response. */
export function initialState(query: KitQuery = firstQuery): KitLibraryState {
  return { query, isListing: false, isConnecting: false };
}

/** Returns the state of the kit library after an event. */
export function reduce(state: KitLibraryState, event: KitLibraryEvent): KitLibraryState {
  switch (event.type) {
    case 'disconnected':
      return reduceAccount(initialState(), event);
    case 'lost':
      return lost(state);
    case 'fail':
      return { ...reduceAccount(state, event), isListing: false };
    case 'query':
      // A changed query starts at the first page.
      return { ...state, query: { ...state.query, page: 1, ...event.changes } };
    case 'list-requested':
      return { ...state, isListing: true, failure: undefined };
    case 'list':
      return { ...state, isListing: false, list: event.list };
    case 'confirm-deletion':
      return { ...state, deletion: event.kit && { kit: event.kit, isRunning: false } };
    case 'delete':
      return withDeletion(state, true);
    case 'delete-failed':
      return withDeletion(state, false, event.error);
    case 'deleted':
      return deleted(state, event.undo);
    case 'undo-expired':
      return state.undo === event.undo ? { ...state, undo: undefined, notice: undefined } : state;
    case 'restored':
      return { ...state, undo: undefined, notice: { kind: 'restored', title: event.title } };
    case 'upload':
      return { ...state, upload: event.upload };
    default:
      return reduceAccount(state, event);
  }
}

/** The account is lost. The query stays, so that the person continues there after connecting again. */
function lost({ query, upload }: KitLibraryState): KitLibraryState {
  const state = reduceAccount(initialState(query), { type: 'lost' });
  return upload ? { ...state, notice: { kind: 'lost_upload' } } : state;
}

function withDeletion(
  state: KitLibraryState,
  isRunning: boolean,
  error?: ApiError,
): KitLibraryState {
  return { ...state, deletion: state.deletion && { ...state.deletion, isRunning, error } };
}

/** Removes the kit from the list at once; the next response fills the gap. */
function deleted(state: KitLibraryState, undo: string | undefined): KitLibraryState {
  const { deletion, list } = state;
  if (!deletion) return state;
  const { kit } = deletion;
  return {
    ...state,
    deletion: undefined,
    notice: undefined,
    undo: undo === undefined ? undefined : { id: undo, title: kit.title },
    list: list && {
      items: list.items.filter(({ id }) => id !== kit.id),
      total: Math.max(0, list.total - 1),
    },
  };
}
