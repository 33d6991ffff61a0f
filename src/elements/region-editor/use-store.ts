import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useEmit, useHost } from '../../core/element';
import type { Region } from '../../core/regions/region';
import { save } from './call';
import type { FieldState } from './edits';
import { type FieldId, fieldOf, partsOf } from './fields';
import { reasonText } from './messages';
import type { events, RegionEditorSettings } from './region-editor.element';
import { EditorStore, type Save } from './store';

const seconds = 1000;

/** The editor's store, for as long as the element is in the page. */
export function useStore(regions: readonly Region[], settings: RegionEditorSettings): EditorStore {
  const latest = useRef<Save>(async () => undefined);
  const [store] = useState(() => new EditorStore((id, value) => latest.current(id, value)));
  const saveOne = useSave(regions, settings);
  useLayoutEffect(() => {
    latest.current = saveOne;
  });
  useLayoutEffect(() => store.adopt(regions), [store, regions]);
  useEffect(() => () => store.end(), [store]);
  useRetryOnline(store);
  useWarning(store);
  return store;
}

/** One field; undefined until the store has taken it in. */
export function useField(store: EditorStore, id: FieldId): FieldState | undefined {
  return useSyncExternalStore(store.subscribe, () => store.snapshot().fields[id]);
}

/** Sends a change, and tells the page and the console what became of it. */
function useSave(regions: readonly Region[], settings: RegionEditorSettings): Save {
  const host = useHost();
  const emit = useEmit<typeof events>();
  const { nonceField = '_ajax_nonce', timeout = 30 } = settings;
  return async (id, value) => {
    const { regionKey, name } = partsOf(id);
    const region = regions.find(({ key }) => key === regionKey);
    if (!region) return undefined;
    const { country, index } = region;
    const { action } = fieldOf(name);
    const reason = await save(
      { id, country, index, value },
      { nonceField, timeout: timeout * seconds },
    );
    const change = { country, index, action, value };
    if (!reason) {
      console.info(`<nh-region-editor>: ${action} of ${regionKey} is saved.`, host);
      emit('nh-region-saved', change);
      return undefined;
    }
    const words = reasonText(reason);
    console.error(
      `<nh-region-editor>: ${action} of ${regionKey} is not saved (${reason.code}: ${words}), so the ` +
        'change is kept in this browser. Put right what the reason names, then retry.',
      host,
    );
    emit('nh-region-failed', { ...change, reason: words });
    return reason;
  };
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
