import { defineContract, type PropsOf } from '../../../core/element/contract';
import { itemEvent } from '../drawn/item-event';
import { printedWith } from '../drawn/printed-as';
import { settings } from './nested-tabs.settings';

export const props = {} as const;

export const events = {
  'nh-nested-tabs-open': {
    detail: itemEvent,
    doc: 'A visitor, or the browser’s search, has chosen a tab.',
  },
} as const;

export type NestedTabsProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-nested-tabs>`. */
export const nestedTabs = defineContract({
  tag: 'nh-nested-tabs',
  summary: 'Tabs whose panels hold whatever a page may hold.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'How the row of titles behaves, and the tabs where the tag holds no markup.',
  events,
  slots: { '': 'The builder’s own nested tabs, which come alive as they are printed.' },
  parts: { list: 'The row of titles.', title: 'What shows a panel.', content: 'A panel.' },
  cssProperties: {
    '--nh-nested-tabs-border':
      'The line below drawn titles; default 1px solid, of the text’s colour at a fifth.',
    '--nh-nested-tabs-padding': 'The room inside drawn titles and panels; default 1rem.',
  },
  children: printedWith('.e-n-tabs'),
  loading: 'visible',
  feature: 'nested-elements',
  adopts: { type: 'nested-tabs.default' },
  load: () => import('./nested-tabs'),
  enhance: () => import('./nested-tabs.enhance'),
  printed: '*',
});
