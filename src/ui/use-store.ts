import { useSyncExternalStore } from 'react';
import type { Store } from '../core/state/store';

/** Returns the store's current state and renders the component again when it changes. */
export function useStore<State, Event>(store: Store<State, Event>): State {
  return useSyncExternalStore(store.subscribe, () => store.state);
}
