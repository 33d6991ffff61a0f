import type { AccountEvent, AccountState } from './state';

/** Returns a library's state after an account event. The library itself resets the rest of its state. */
export function reduceAccount<State extends AccountState<string, unknown>>(
  state: State,
  event: AccountEvent<string, unknown>,
): State {
  switch (event.type) {
    case 'connection':
      return { ...state, connection: event.connection, isConnecting: false };
    case 'connecting':
      return { ...state, isConnecting: true, notice: undefined, failure: undefined };
    case 'disconnected':
    case 'lost':
      return { ...state, connection: {}, isConnecting: false, notice: { kind: event.type } };
    case 'fail': {
      const { request, error } = event;
      return { ...state, isConnecting: false, failure: { request, error } };
    }
    case 'dismiss':
      return state.failure ? { ...state, failure: undefined } : state;
    case 'notice':
      return { ...state, notice: event.notice };
  }
}
