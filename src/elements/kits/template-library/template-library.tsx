import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useEmit, useLatest } from '../../../core/element/react';
import unseenStylesheet from '../../../core/parts/unseen.css?inline';
import kitsStylesheet from '../kits.css?inline';
import gridStylesheet from '../libraries/grid/grid.css?inline';
import quotaStylesheet from '../libraries/quota-bar/quota-bar.css?inline';
import screensStylesheet from '../libraries/screens/screens.css?inline';
import cloudStylesheet from './cloud/cloud.css?inline';
import { CloudTab } from './cloud/cloud-tab';
import dialogsStylesheet from './dialogs/dialogs.css?inline';
import { TemplateList } from './list/template-list';
import menuStylesheet from './menu/menu.css?inline';
import { message } from './messages';
import { Notes } from './notes/notes';
import { OpenTemplateDialog } from './open-dialog';
import { SITE_TAB, type TemplatePlace } from './place';
import { Tabs } from './tabs/tabs';
import stylesheet from './template-library.css?inline';
import type { TemplateLibraryProps } from './template-library.element';
import type { events } from './template-library.events';
import { useFocusAfterDialog } from './use-focus-after-dialog';
import { useDraft, useLibrary, useLibraryState } from './use-library';

export const styles: string = [
  unseenStylesheet,
  kitsStylesheet,
  gridStylesheet,
  quotaStylesheet,
  screensStylesheet,
  cloudStylesheet,
  dialogsStylesheet,
  menuStylesheet,
  stylesheet,
].join('\n');

/** The two libraries of templates, one at a time. */
export default function TemplateLibrary({ settings, draft }: TemplateLibraryProps): ReactNode {
  const emit = useEmit<typeof events>();
  const store = useLibrary(settings);
  const state = useLibraryState(store);
  useDraft(store, draft);
  const root = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterDialog(state.dialog !== undefined, root);
  const { tab } = state;
  const { upgradeUrl, undoTime } = settings;
  const shown = (place: TemplatePlace): void => {
    emit('nh-template-page-view', { place });
  };
  const press = (event: KeyboardEvent): void => {
    if (!isUndo(event)) return;
    event.preventDefault();
    store.undoLast();
  };
  const list = <TemplateList key={tab} library={tab} {...{ store, state }} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key that does the same wherever the focus is in it
    <div ref={root} className="nh-kits nh-template-library" onKeyDown={press}>
      <div part="step" data-step={tab}>
        <h2 part="title" ref={title} tabIndex={-1}>
          {message('template.library.title')}
        </h2>
        <Tabs tab={tab} show={(next) => store.showTab(next)}>
          {tab === 'site' ? (
            <SiteTab shown={shown}>{list}</SiteTab>
          ) : (
            <CloudTab
              cloud={store.cloud}
              askFor={(dialog) => store.dispatch({ type: 'open', dialog })}
              {...{ upgradeUrl, shown }}
            >
              {list}
            </CloudTab>
          )}
        </Tabs>
        <Notes
          seconds={undoTime}
          toTitle={() => title.current?.focus({ preventScroll: true })}
          {...{ store, state }}
        />
      </div>
      <OpenTemplateDialog {...{ store, state, upgradeUrl, shown }} />
    </div>
  );
}

interface SiteTabProps {
  readonly shown: (place: TemplatePlace) => void;
  readonly children: ReactNode;
}

/** The site's own templates. */
function SiteTab({ shown, children }: SiteTabProps): ReactNode {
  const latest = useLatest(shown);
  useEffect(() => latest.current(SITE_TAB), [latest]);
  return children;
}

/** Fields take back what was typed, and a dialog has what is in it. */
function isUndo(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const isCtrl = (ctrlKey || metaKey) && !shiftKey && !altKey;
  if (key.toLowerCase() !== 'z' || !isCtrl || event.isDefaultPrevented()) return false;
  return 'closest' in target && !(target as Element).closest('input, textarea, select, dialog');
}
