import type { JSX, ReactNode } from 'react';
import { track } from '../../../tracking';
import { Tabs } from '../../../ui/tabs';
import { message } from '../messages';
import { InsertTemplateButton } from '../templates/insert-template-button';
import { ElementsTab } from './elements-tab';
import { GlobalsTab } from './globals-tab';
import { type PanelTab, usePanelState } from './panel-tab';

/** The tabs of the panel, by their names in the catalogue of tracked events. */
const events = { widgets: 'v1_widgets_tab', globals: 'v1_globals_tab' } as const;

/** The panel of what can be added: the elements, and the global blocks of the site. */
export function WidgetPanel({ children }: { readonly children: ReactNode }): JSX.Element {
  const { tab, setTab } = usePanelState();
  const show = (name: PanelTab): void => {
    if (name !== tab) track(events[name]);
    setTab(name);
  };
  return (
    <div className="nh-kits nh-page-widgets">
      <InsertTemplateButton />
      <Tabs
        label={message('editor.bar.add')}
        labels={{
          widgets: message('editor.globals.widgets'),
          globals: message('editor.globals.globals'),
        }}
        tab={tab}
        show={show}
      >
        {tab === 'widgets' ? <ElementsTab>{children}</ElementsTab> : <GlobalsTab />}
      </Tabs>
    </div>
  );
}
