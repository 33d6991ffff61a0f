import { defineContract, type PropsOf } from '../../../core/element/contract';
import { itemEvent } from '../drawn/item-event';
import { printedWith } from '../drawn/printed-as';
import { settings } from './tabs.settings';

export const props = {} as const;

export const events = {
  'nh-tabs-open': {
    detail: itemEvent,
    doc: 'A visitor, or the browser’s search, has chosen a tab.',
  },
} as const;

export type TabsProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-tabs>`. */
export const tabs = defineContract({
  tag: 'nh-tabs',
  summary: 'Titles in a row, of which one shows its text; below each other on phones.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'The tabs, where the tag holds no markup.',
  events,
  slots: { '': 'The builder’s own tabs, which come alive as they are printed.' },
  parts: {
    list: 'The row of titles.',
    title: 'What shows a panel.',
    content: 'A panel.',
  },
  cssProperties: {
    '--nh-tabs-border':
      'The line below drawn titles; default 1px solid, of the text’s colour at a fifth.',
    '--nh-tabs-padding': 'The room inside drawn titles and panels; default 1rem.',
  },
  children: printedWith('[data-tab]'),
  loading: 'visible',
  adopts: { type: 'tabs.default' },
  load: () => import('./tabs'),
  enhance: () => import('./tabs.enhance'),
  printed: '*',
});
