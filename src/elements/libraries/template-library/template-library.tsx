import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useEmit, useLatest } from '../../../core/element/react';
import unseenStylesheet from '../../../core/parts/unseen.css?inline';
import kitsStylesheet from '../../../ui/admin-tools.css?inline';
import gridStylesheet from '../../../ui/item-grid/grid.css?inline';
import menuStylesheet from '../../../ui/menu/menu.css?inline';
import { Tabs } from '../../../ui/tabs';
import { useStore } from '../../../ui/use-store';
import quotaStylesheet from '../account/quota-bar/quota-bar.css?inline';
import screensStylesheet from '../account/screens/screens.css?inline';
import trashStylesheet from '../account/trash/trash.css?inline';
import cloudStylesheet from './cloud/cloud.css?inline';
import { CloudTab } from './cloud/cloud-tab';
import dialogsStylesheet from './dialogs/dialogs.css?inline';
import { OpenTemplateDialog } from './dialogs/open-dialog';
import { TemplateList } from './list/template-list';
import { message } from './messages';
import { Notes } from './notes/notes';
import type { TemplateScreen } from './screens';
import stylesheet from './template-library.css?inline';
import type { TemplateLibraryProps } from './template-library.element';
import type { events } from './template-library.events';
import { useFocusAfterDialog } from './use-focus-after-dialog';
import { useDraft, useModel } from './use-model';

export const styles: string = [
  unseenStylesheet,
  kitsStylesheet,
  gridStylesheet,
  quotaStylesheet,
  screensStylesheet,
  cloudStylesheet,
  dialogsStylesheet,
  trashStylesheet,
  menuStylesheet,
  stylesheet,
].join('\n');

/** The template library: a tab for the templates of the site, and one for those of the cloud account. */
export default function TemplateLibrary({ settings, draft }: TemplateLibraryProps): ReactNode {
  const emit = useEmit<typeof events>();
  const model = useModel(settings);
  const state = useStore(model.store);
  useDraft(model, draft);
  const root = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterDialog(state.dialog !== undefined, root);
  const { tab } = state;
  const { upgradeUrl, undoTime } = settings;
  const shown = (screen: TemplateScreen): void => {
    emit('nh-template-page-view', { place: screen });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isUndo(event)) return;
    event.preventDefault();
    model.change.undoLast();
  };
  const list = <TemplateList key={tab} source={tab} {...{ model, state }} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a keyboard shortcut for the whole library
    <div ref={root} className="nh-kits nh-template-library" onKeyDown={onKeyDown}>
      <div part="step" data-step={tab}>
        <h2 part="title" ref={title} tabIndex={-1}>
          {message('template.library.title')}
        </h2>
        <Tabs
          label={message('template.library.tabs')}
          labels={{
            site: message('template.library.tab.site'),
            cloud: message('template.library.tab.cloud'),
          }}
          tab={tab}
          show={(next) => model.listings.showTab(next)}
        >
          {tab === 'site' ? (
            <SiteTab shown={shown}>{list}</SiteTab>
          ) : (
            <CloudTab
              cloud={model.cloud}
              askFor={(dialog) => model.open(dialog)}
              {...{ upgradeUrl, shown }}
            >
              {list}
            </CloudTab>
          )}
        </Tabs>
        <Notes
          seconds={undoTime}
          focusTitle={() => title.current?.focus({ preventScroll: true })}
          {...{ model, state }}
        />
      </div>
      <OpenTemplateDialog {...{ model, upgradeUrl, shown }} />
    </div>
  );
}

interface SiteTabProps {
  readonly shown: (screen: TemplateScreen) => void;
  readonly children: ReactNode;
}

/** The Site tab, which reports its screen when it appears. */
function SiteTab({ shown, children }: SiteTabProps): ReactNode {
  const latest = useLatest(shown);
  useEffect(() => latest.current('Site Tab'), [latest]);
  return children;
}

/** Whether a key press is Ctrl or Cmd and Z. Fields and dialogs keep the browser's own undo. */
function isUndo(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const isCtrl = (ctrlKey || metaKey) && !shiftKey && !altKey;
  if (key.toLowerCase() !== 'z' || !isCtrl || event.isDefaultPrevented()) return false;
  return 'closest' in target && !(target as Element).closest('input, textarea, select, dialog');
}
