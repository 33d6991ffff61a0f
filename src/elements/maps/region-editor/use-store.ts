import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { logError, logInfo } from '../../../core/dom/log';
import { pageAddress } from '../../../core/dom/page-address';
import { useEmit, useHost, useLatest } from '../../../core/element/react';
import type { Region } from '../regions/region';
import { save } from './call';
import { Drafts } from './drafts';
import type { FieldState } from './edits';
import { type FieldId, fieldOf, partsOf } from './fields';
import { reasonText } from './messages';
import type { events, RegionEditorSettings } from './region-editor.element';
import type { Reason } from './save-result';
import { EditorStore, type Save } from './store';

const seconds = 1000;

/**
 * The editor's store, while the element is in the page.
 *
 * @param key the storage key of the drafts; constant during the store's lifetime
 */
export function useStore(
  regions: readonly Region[],
  settings: RegionEditorSettings,
  key: string,
): EditorStore {
  const report = useReport(regions);
  const reporting = useLatest(report);
  const saving = useLatest(useSave(regions, settings, report));
  const [store] = useState(
    () => new EditorStore(new Drafts(key), (...change) => saving.current(...change)),
  );
  useLayoutEffect(() => {
    for (const id of store.adopt(regions)) {
      const { value = '', reason } = store.snapshot().fields[id] ?? {};
      reporting.current(id, value, reason);
    }
  }, [store, regions, reporting]);
  useEffect(() => () => store.end(), [store]);
  useRetryOnline(store);
  useWarning(store);
  return store;
}

/** The state of one field; undefined until the store has adopted it. */
export function useField(store: EditorStore, id: FieldId): FieldState | undefined {
  return useSyncExternalStore(store.subscribe, () => store.snapshot().fields[id]);
}

function useSave(
  regions: readonly Region[],
  { nonceField, nonceUrl, timeout }: RegionEditorSettings,
  report: Report,
): Save {
  const page = useHost().ownerDocument;
  return async (id, value, isRetry) => {
    const region = regionOf(id, regions);
    if (!region) return {};
    const { country, index } = region;
    const options = {
      nonceField,
      nonceUrl: isRetry ? nonceUrl || pageAddress(page).href : undefined,
      timeout: timeout * seconds,
    };
    const outcome = await save({ id, country, index, value }, options);
    report(id, value, outcome.reason);
    return outcome;
  };
}

/** Reports the outcome of a change, as an event and in the console. */
type Report = (id: FieldId, value: string, reason: Reason | undefined) => void;

function useReport(regions: readonly Region[]): Report {
  const host = useHost();
  const emit = useEmit<typeof events>();
  return (id, value, reason) => {
    const region = regionOf(id, regions);
    if (!region) return;
    const { country, index, key } = region;
    const { action } = fieldOf(partsOf(id).name);
    const change = { country, index, action, value };
    if (!reason) {
      logInfo(`<nh-region-editor>: ${action} of ${key} was saved.`, host);
      emit('nh-region-saved', change);
      return;
    }
    const text = reasonText(reason);
    logError(
      `<nh-region-editor>: ${action} of ${key} was not saved (${reason.code}: ${text}), so the ` +
        'change stays in this browser. Resolve the reason, then retry.',
      host,
    );
    emit('nh-region-failed', { ...change, reason: text });
  };
}

function regionOf(id: FieldId, regions: readonly Region[]): Region | undefined {
  const { regionKey } = partsOf(id);
  return regions.find(({ key }) => key === regionKey);
}

function useRetryOnline(store: EditorStore): void {
  const view = useHost().ownerDocument.defaultView;
  useEffect(() => {
    const life = new AbortController();
    view?.addEventListener('online', () => store.retryOffline(), { signal: life.signal });
    return () => life.abort();
  }, [store, view]);
}

/** Warns before the page is left with unsaved changes. Listens only then, to allow the back/forward cache. */
function useWarning(store: EditorStore): void {
  const view = useHost().ownerDocument.defaultView;
  const isUnsaved = useSyncExternalStore(store.subscribe, () => store.counts().unsaved > 0);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const life = new AbortController();
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    view?.addEventListener('beforeunload', warn, { signal: life.signal });
    return () => life.abort();
  }, [isUnsaved, view]);
}
