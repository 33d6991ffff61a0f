import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useEmit, useHost, useLatest } from '../../../core/element/react';
import type { Region } from '../regions/region';
import { save } from './call';
import { Drafts } from './drafts';
import type { FieldState } from './edits';
import { type FieldId, fieldOf, partsOf } from './fields';
import { reasonText } from './messages';
import type { events, RegionEditorSettings } from './region-editor.element';
import { EditorStore, type Save } from './store';
import type { Reason } from './verdict';

const seconds = 1000;

/**
 * The editor's store, for as long as the element is in the page.
 *
 * @param key where its drafts are kept; the same for the store's life
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

/** One field; undefined until the store has taken it in. */
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
      nonceUrl: isRetry ? nonceUrl || page.URL : undefined,
      timeout: timeout * seconds,
    };
    const outcome = await save({ id, country, index, value }, options);
    report(id, value, outcome.reason);
    return outcome;
  };
}

/** Tells the page and the console what became of a change. */
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
      console.info(`<nh-region-editor>: ${action} of ${key} is saved.`, host);
      emit('nh-region-saved', change);
      return;
    }
    const words = reasonText(reason);
    console.error(
      `<nh-region-editor>: ${action} of ${key} is not saved (${reason.code}: ${words}), so the ` +
        'change is kept in this browser. Put right what the reason names, then retry.',
      host,
    );
    emit('nh-region-failed', { ...change, reason: words });
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

/** Asks before the page is left with something unsaved; listens only then, for the back cache's sake. */
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
