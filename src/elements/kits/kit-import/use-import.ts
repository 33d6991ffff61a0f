import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useEmit, useHost, useLatest } from '../../../core/element/react';
import { givenSource } from './given-source';
import type { events, KitImportProps } from './kit-import.element';
import type { ImportState } from './machine';
import { networkOf } from './network';
import { placeOf, type Screen } from './screen';
import { ImportStore } from './store';

/** The import, for as long as the element is in the page. */
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
    const given = givenSource(latest.current, new URL(host.ownerDocument.URL));
    if (given && 'refusal' in given) store.dispatch({ type: 'refuse', refusal: given.refusal });
    store.look();
    return () => store.end();
  }, [store, host, latest]);
  return store;
}

/** The import's state, now and whenever it changes. */
export function useImportState(store: ImportStore): ImportState {
  return useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
}

/** Tells the page of each place that is shown. */
export function usePageViews(screen: Screen, isKnown: boolean): void {
  const emit = useEmit<typeof events>();
  const place = isKnown ? placeOf[screen] : undefined;
  const last = useRef<string>(undefined);
  useEffect(() => {
    // Uploading is the same place; after a run, the same one is shown anew.
    if (place && place !== last.current) emit('nh-kit-page-view', { place });
    if (isKnown) last.current = place;
  }, [place, isKnown, emit]);
}

/** Asks before the page is left while something would stop; listens only then, for the back cache's sake. */
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
