import { useEffect, useState, useSyncExternalStore } from 'react';
import { useEmit, useHost, useLatest } from '../../../core/element/react';
import { Kept } from './kept';
import type { events, KitExportSettings } from './kit-export.element';
import { type ExportState, stepOf } from './state';
import { ExportStore } from './store';

/** The element's export, for as long as it is in the page. */
export function useExport(settings: KitExportSettings): ExportStore {
  const { name = '', draftsId = '' } = settings;
  const emit = useEmit<typeof events>();
  const latest = useLatest(settings);
  const [store] = useState(
    () =>
      new ExportStore({
        kept: new Kept(draftsId),
        name,
        timeout: () => latest.current.timeout * 1000,
        emit,
      }),
  );
  const view = useHost().ownerDocument.defaultView;
  useEffect(() => {
    const life = new AbortController();
    view?.addEventListener('online', () => store.retryOnline(), { signal: life.signal });
    store.begin();
    return () => {
      life.abort();
      store.end();
    };
  }, [store, view]);
  return store;
}

/** The export as it is now, and as the page is told of its places. */
export function useExportState(store: ExportStore): ExportState {
  const state = useSyncExternalStore(store.subscribe, store.snapshot);
  const emit = useEmit<typeof events>();
  const step = stepOf(state);
  const editedPart = state.draft.editing?.part;
  useEffect(() => {
    const place = places[step];
    if (place) emit('nh-kit-page-view', { place });
  }, [emit, step]);
  useEffect(() => {
    if (editedPart) emit('nh-kit-page-view', { place: 'kit_export_customization_edit' });
  }, [emit, editedPart]);
  return state;
}

/** What the screens are called where they are counted; that of a run is none. */
const places = {
  describe: 'kit_export',
  customize: 'kit_export_customization',
  run: undefined,
  summary: 'kit_export_summary',
} as const;
