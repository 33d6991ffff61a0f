import { useEffect, useState, useSyncExternalStore } from 'react';
import { logError } from '../../../core/dom/log';
import { safeAddress } from '../../../core/dom/safe-address';
import { useEmit, useHost, useLatest } from '../../../core/element/react';
import { takeReturnOutcome } from '../libraries/return-trip';
import { useView } from '../libraries/screens';
import { exportTemplate } from './export/export-template';
import { givenTemplate } from './given-template';
import { KeptLibrary } from './kept';
import type { TemplateLibraryState } from './state';
import { TemplateLibraryStore } from './store';
import type { TemplateLibraryProps, TemplateLibrarySettings } from './template-library.element';
import type { events } from './template-library.events';

/** The element's library, for as long as it is in the page. */
export function useLibrary(settings: TemplateLibrarySettings): TemplateLibraryStore {
  const emit = useEmit<typeof events>();
  const view = useView();
  const latest = useLatest(settings);
  const [kept] = useState(() => new KeptLibrary(settings.draftsId ?? ''));
  const [store] = useState(
    () =>
      new TemplateLibraryStore({
        begin: { tab: settings.tab, view: settings.view, ...kept.state },
        keptCloud: kept.cloud,
        timeout: () => latest.current.timeout * 1000,
        emit,
        download: (template) => exportTemplate(view, template),
        goTo(address) {
          const safe = safeAddress(address, view.document.baseURI);
          if (safe) view.location.assign(safe);
        },
      }),
  );
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    view.addEventListener('online', () => store.retryOnline(), { signal });
    // Back from the library by the browser's own button.
    view.addEventListener('pageshow', ({ persisted }) => persisted && store.refresh(), { signal });
    const keep = (): void => kept.write(store.snapshot(), store.cloud.snapshot());
    const look = (): void => {
      if (view.document.visibilityState === 'visible') store.refresh();
      // What is hidden may be ended without a word.
      else keep();
    };
    view.document.addEventListener('visibilitychange', look, { signal });
    view.addEventListener('pagehide', keep, { signal });
    store.begin(takeReturnOutcome(view));
    return () => {
      keep();
      life.abort();
      store.end();
    };
  }, [store, kept, view]);
  return store;
}

/** The library as it is now. */
export function useLibraryState(store: TemplateLibraryStore): TemplateLibraryState {
  return useSyncExternalStore(store.subscribe, store.snapshot);
}

/** Each template that the page gives opens the dialog that asks where it is saved. */
export function useDraft(store: TemplateLibraryStore, draft: TemplateLibraryProps['draft']): void {
  const host = useHost();
  useEffect(() => {
    if (!draft) return;
    const template = givenTemplate(draft);
    if (typeof template === 'object') {
      store.dispatch({ type: 'open', dialog: { kind: 'save', template } });
      return;
    }
    logError(
      `<${host.localName}>: draft is no template (${template}), so it cannot be saved. Give it content as the page builder keeps it.`,
      host,
    );
    const { title } = draft;
    const notice = { kind: 'unfit', count: 1, ...(title && { title }) } as const;
    store.dispatch({ type: 'notice', notice });
  }, [store, host, draft]);
}
