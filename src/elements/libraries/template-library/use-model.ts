import { useEffect, useState } from 'react';
import { logError } from '../../../core/dom/log';
import { safeAddress } from '../../../core/dom/safe-address';
import { useEmit, useHost, useLatest } from '../../../core/element/react';
import { takeReturnOutcome } from '../account/return-trip';
import { useView } from '../account/screens';
import { exportTemplate } from './export/export-template';
import { TemplateLibraryModel } from './model';
import { pageDraft } from './page-draft';
import { SavedSession } from './saved-session';
import type { TemplateSource } from './source';
import type { TemplateLibraryProps, TemplateLibrarySettings } from './template-library.element';
import type { events } from './template-library.events';

/** Creates the model of the element, connects it to the page, and saves its state before the page unloads. */
export function useModel(settings: TemplateLibrarySettings): TemplateLibraryModel {
  const emit = useEmit<typeof events>();
  const view = useView();
  const latest = useLatest(settings);
  const [session] = useState(() => new SavedSession(settings.draftsId ?? ''));
  const [model] = useState(
    () =>
      new TemplateLibraryModel({
        saved: { tab: settings.tab, view: settings.view, ...session.state },
        savedCloud: session.cloud,
        timeout: () => latest.current.timeout * 1000,
        emit,
        pageOf: (source, id) =>
          safeAddress(pageAddress(latest.current.previewUrl, source, id), view.document.baseURI),
        download: (template) => exportTemplate(view, template),
        goTo(address) {
          const safe = safeAddress(address, view.document.baseURI);
          if (safe) view.location.assign(safe);
        },
      }),
  );
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    view.addEventListener('online', () => model.retryOnline(), { signal });
    // Restored from the back/forward cache, for example after leaving the page to connect an account.
    view.addEventListener('pageshow', ({ persisted }) => persisted && model.refresh(), { signal });
    const save = (): void => session.write(model.store.state, model.cloud.state);
    const onVisibilityChange = (): void => {
      if (view.document.visibilityState === 'visible') model.refresh();
      // Browsers may end a hidden page without another event.
      else save();
    };
    view.document.addEventListener('visibilitychange', onVisibilityChange, { signal });
    view.addEventListener('pagehide', save, { signal });
    model.begin(takeReturnOutcome(view));
    return () => {
      save();
      controller.abort();
      model.end();
    };
  }, [model, session, view]);
  return model;
}

function pageAddress(pattern: string | undefined, source: TemplateSource, id: string): string {
  return (pattern ?? '').replace('{source}', source).replace('{id}', encodeURIComponent(id));
}

/** Opens the save dialog for each new value of the `draft` property. */
export function useDraft(model: TemplateLibraryModel, draft: TemplateLibraryProps['draft']): void {
  const host = useHost();
  useEffect(() => {
    if (!draft) return;
    const template = pageDraft(draft);
    if (typeof template === 'object') {
      model.open({ kind: 'save', template });
      return;
    }
    logError(
      `<${host.localName}>: draft is not a valid template (${template}), so it cannot be saved. Set content to the page builder's list of elements.`,
      host,
    );
    const { title } = draft;
    const notice = { kind: 'unfit', count: 1, ...(title && { title }) } as const;
    model.store.dispatch({ type: 'notice', notice });
  }, [model, host, draft]);
}
