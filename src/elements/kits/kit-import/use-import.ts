import { useEffect, useRef, useState } from 'react';
import { pageAddress } from '../../../core/dom/page-address';
import { useEmit, useHost, useLatest } from '../../../core/element/react';
import type { events, KitImportProps } from './kit-import.element';
import { linkedSource } from './linked-source';
import { networkOf } from './network';
import { type Screen, trackedScreens } from './screen';
import { ImportStore } from './store';

/** The import's store, while the element is in the page. */
export function useImport(props: KitImportProps): ImportStore {
  const host = useHost();
  const emit = useEmit<typeof events>();
  const latest = useLatest(props);
  const [store] = useState(() => {
    const view = host.ownerDocument.defaultView ?? window;
    return new ImportStore({
      network: networkOf(view),
      timeout: () => latest.current.settings.timeout * 1000,
      appliesAll: () => latest.current.applyAll,
      emit,
    });
  });
  useEffect(() => {
    const linked = linkedSource(latest.current, pageAddress(host.ownerDocument));
    if (linked && 'refusal' in linked) store.dispatch({ type: 'refuse', refusal: linked.refusal });
    store.check(latest.current.settings.earlier);
    return () => store.end();
  }, [store, host, latest]);
  return store;
}

/** Emits an event for each screen that tracking knows. */
export function usePageViews(screen: Screen, isKnown: boolean): void {
  const emit = useEmit<typeof events>();
  const place = isKnown ? trackedScreens[screen] : undefined;
  const last = useRef<string>(undefined);
  useEffect(() => {
    // Choosing and uploading a file are one tracked screen. A screen after a run counts again.
    if (place && place !== last.current) emit('nh-kit-page-view', { place });
    if (isKnown) last.current = place;
  }, [place, isKnown, emit]);
}

/** Warns before the page is left during an upload or a run. Listens only then, to allow the back/forward cache. */
export function useWarning(screen: Screen): void {
  const view = useHost().ownerDocument.defaultView;
  const isNeeded = screen === 'uploading' || screen === 'run';
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    view?.addEventListener('beforeunload', warn);
    return () => view?.removeEventListener('beforeunload', warn);
  }, [isNeeded, view]);
}
