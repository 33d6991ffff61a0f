import { useEffect, useState, useSyncExternalStore } from 'react';
import { safeAddress } from '../../../core/dom/safe-address';
import { useEmit, useHost, useLatest } from '../../../core/element/react';
import type { TemplateLibraryState } from './state';
import { TemplateLibraryStore } from './store';
import type { TemplateLibrarySettings } from './template-library.element';
import type { events } from './template-library.events';

/** The window that the element is in. */
export function useView(): Window & typeof globalThis {
  const view = useHost().ownerDocument.defaultView;
  if (!view) throw new Error('A library is drawn in a window.');
  return view;
}

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
        goTo(address) {
          const safe = safeAddress(address, view.document.baseURI);
          if (safe) view.location.assign(safe);
        },
      }),
  );
  useEffect(() => {
    store.begin();
    return () => store.end();
  }, [store]);
  return store;
}

/** The library as it is now. */
export function useLibraryState(store: TemplateLibraryStore): TemplateLibraryState {
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
