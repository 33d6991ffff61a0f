import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEmit, useLatest } from '../../../core/element/react';
import { useStore } from '../../../ui/use-store';
import { goTo, useLibraryPage } from '../account/library-page';
import { useView } from '../account/screens';
import { accountScreen } from '../account/state';
import type { events, KitLibrarySettings } from './kit-library.element';
import { SavedView } from './saved-view';
import type { KitLibraryState } from './state';
import { KitLibraryStore } from './store';

interface Library {
  readonly store: KitLibraryStore;
  readonly state: KitLibraryState;
}

/** Creates the element's store, runs it while the element is in the page, and reports each screen. */
export function useLibrary(settings: KitLibrarySettings): Library {
  const emit = useEmit<typeof events>();
  const view = useView();
  const latest = useLatest(settings);
  const [saved] = useState(() => new SavedView());
  const [store] = useState(
    () =>
      new KitLibraryStore({
        saved,
        pageSize: () => latest.current.pageSize,
        timeout: () => latest.current.timeout * 1000,
        emit,
        goTo: (address) => goTo(view, address),
      }),
  );
  const state = useStore(store);
  useLibraryPage(store, view);
  useSavedScroll(saved, view, state.list !== undefined);
  const screen = accountScreen(state);
  useEffect(() => {
    if (screen !== 'loading') emit('nh-kit-page-view', { place: screenNames[screen] });
  }, [emit, screen]);
  return { store, state };
}

/** The names of the screens in `nh-kit-page-view`. */
const screenNames = {
  connect: 'kits_cloud_library_connect',
  upgrade: 'kits_cloud_library_upgrade',
  list: 'kits_cloud_library',
} as const;

/** Saves the scroll position when the page is left. Restores it once the list makes the page tall enough. */
function useSavedScroll(saved: SavedView, view: Window, hasList: boolean): void {
  const [scroll] = useState(() => saved.read().scroll);
  const isRestored = useRef(false);
  useEffect(() => {
    const save = (): void => saved.saveScroll(view.scrollY);
    view.addEventListener('pagehide', save);
    return () => view.removeEventListener('pagehide', save);
  }, [saved, view]);
  useLayoutEffect(() => {
    if (!hasList || isRestored.current) return;
    isRestored.current = true;
    // If the person has scrolled in the meantime, the page stays there.
    if (scroll > 0 && view.scrollY === 0) view.scrollTo(0, scroll);
  }, [hasList, scroll, view]);
}
