import { useEffect, useState, useSyncExternalStore } from 'react';
import { safeAddress } from '../../../core/dom/safe-address';
import { useEmit, useLatest } from '../../../core/element/react';
import { useView } from '../libraries/screens';
import type { TemplateLibraryState } from './state';
import { TemplateLibraryStore } from './store';
import type { TemplateLibrarySettings } from './template-library.element';
import type { events } from './template-library.events';

/** The element's library, for as long as it is in the page. */
export function useLibrary(settings: TemplateLibrarySettings): TemplateLibraryStore {
  const emit = useEmit<typeof events>();
  const view = useView();
  const latest = useLatest(settings);
  const [store] = useState(
    () =>
      new TemplateLibraryStore({
        begin: { tab: settings.tab, view: settings.view },
        timeout: () => latest.current.timeout * 1000,
        emit,
        save: () => undefined,
        goTo(address) {
          const safe = safeAddress(address, view.document.baseURI);
          if (safe) view.location.assign(safe);
        },
      }),
  );
  useEffect(() => {
    const life = new AbortController();
    view.addEventListener('online', () => store.retryOnline(), { signal: life.signal });
    store.begin();
    return () => {
      life.abort();
      store.end();
    };
  }, [store, view]);
  return store;
}

/** The library as it is now. */
export function useLibraryState(store: TemplateLibraryStore): TemplateLibraryState {
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
