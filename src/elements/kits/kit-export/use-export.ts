import { useEffect, useState } from 'react';
import { useEmit, useHost, useLatest } from '../../../core/element/react';
import { useStore } from '../../../ui/use-store';
import type { events, KitExportSettings } from './kit-export.element';
import { type ExportState, stepOf } from './state';
import { ExportStorage } from './storage';
import { ExportStore } from './store';

/** The export's store, while the element is in the page. */
export function useExport(settings: KitExportSettings): ExportStore {
  const { name = '', draftsId = '' } = settings;
  const emit = useEmit<typeof events>();
  const latest = useLatest(settings);
  const [store] = useState(
    () =>
      new ExportStore({
        storage: new ExportStorage(draftsId),
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

/** The state of the export. Emits an event for each screen that tracking knows. */
export function useExportState(store: ExportStore): ExportState {
  const state = useStore(store);
  const emit = useEmit<typeof events>();
  const step = stepOf(state);
  const editedPart = state.draft.editing?.part;
  useEffect(() => {
    const place = trackedScreens[step];
    if (place) emit('nh-kit-page-view', { place });
  }, [emit, step]);
  useEffect(() => {
    if (editedPart) emit('nh-kit-page-view', { place: 'kit_export_customization_edit' });
  }, [emit, editedPart]);
  return state;
}

/** The names of screens in tracking; the screen of a run has none. */
const trackedScreens = {
  describe: 'kit_export',
  customize: 'kit_export_customization',
  run: undefined,
  summary: 'kit_export_summary',
} as const;
