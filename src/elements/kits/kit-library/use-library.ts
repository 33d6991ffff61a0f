import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { safeAddress } from '../../../core/dom/safe-address';
import { useEmit, useLatest } from '../../../core/element/react';
import { takeReturnOutcome } from '../libraries/return-trip';
import { useView } from '../libraries/screens';
import { KeptPlace } from './kept';
import type { events, KitLibrarySettings } from './kit-library.element';
import { type KitLibraryState, screenOf } from './state';
import { KitLibraryStore } from './store';

/** The element's library, for as long as it is in the page. */
export function useLibrary(settings: KitLibrarySettings): KitLibraryStore {
  const emit = useEmit<typeof events>();
  const view = useView();
  const latest = useLatest(settings);
  const [kept] = useState(() => new KeptPlace());
  const [store] = useState(
    () =>
      new KitLibraryStore({
        kept,
        pageSize: () => latest.current.pageSize,
        timeout: () => latest.current.timeout * 1000,
        emit,
        goTo(address) {
          const safe = safeAddress(address, view.document.baseURI);
          if (safe) view.location.assign(safe);
        },
      }),
  );
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    view.addEventListener('online', () => store.retryOnline(), { signal });
    view.addEventListener('pagehide', () => kept.keepScroll(view.scrollY), { signal });
    // Back from the library by the browser's own button, or from another tab.
    view.addEventListener('pageshow', ({ persisted }) => persisted && store.refresh(), { signal });
    const look = (): void => {
      if (view.document.visibilityState === 'visible') store.refresh();
    };
    view.document.addEventListener('visibilitychange', look, { signal });
    store.begin(takeReturnOutcome(view));
    return () => {
      life.abort();
      store.end();
    };
  }, [store, kept, view]);
  useScrollBack(store, kept, view);
  return store;
}

/** The page is scrolled to where it was when it is as long again. */
function useScrollBack(store: KitLibraryStore, kept: KeptPlace, view: Window): void {
  const [scroll] = useState(() => kept.read().scroll);
  const hasList = useSyncExternalStore(store.subscribe, () => store.snapshot().list !== undefined);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!hasList || isDone.current) return;
    isDone.current = true;
    // Whoever has scrolled by now knows where to go.
    if (scroll > 0 && view.scrollY === 0) view.scrollTo(0, scroll);
  }, [hasList, scroll, view]);
}

/** The library as it is now, and as the page is told of its screens. */
export function useLibraryState(store: KitLibraryStore): KitLibraryState {
  const state = useSyncExternalStore(store.subscribe, store.snapshot);
  const emit = useEmit<typeof events>();
  const screen = screenOf(state);
  useEffect(() => {
    if (screen !== 'loading') emit('nh-kit-page-view', { place: places[screen] });
  }, [emit, screen]);
  return state;
}

/** What the screens are called where they are counted. */
const places = {
  connect: 'kits_cloud_library_connect',
  upgrade: 'kits_cloud_library_upgrade',
  list: 'kits_cloud_library',
} as const;
