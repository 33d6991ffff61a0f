import { defineContract, type PropsOf } from '../../../core/element/contract';
import { itemEvent } from '../drawn/item-event';
import { printedWith } from '../drawn/printed-as';
import { settings } from './tabs.settings';

export const props = {} as const;

export const events = {
  'nh-tabs-open': {
    detail: itemEvent,
    doc: 'A tab was selected by a visitor or by the browser’s find-in-page.',
  },
} as const;

export type TabsProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-tabs>`. */
export const tabs = defineContract({
  tag: 'nh-tabs',
  summary: 'Tabs: a row of titles, each with a text panel. Stacked on phones.',
  since: '0.1.0',
  category: 'general',
  props,
  settings,
  settingsDoc: 'Tabs to draw if the tag contains no markup.',
  events,
  slots: { '': 'Markup of the builder’s tabs, which is activated in place.' },
  parts: {
    list: 'The row of titles.',
    title: 'The title that selects a panel.',
    content: 'A panel.',
  },
  cssProperties: {
    '--nh-tabs-border':
      'Border below drawn titles. Default: 1px solid in `--nh-line`, else in the text color at 20 %.',
    '--nh-tabs-padding': 'Padding of drawn titles and panels. Default: `--nh-space`, else 1rem.',
  },
  tokens: ['--nh-line', '--nh-accent', '--nh-space'],
  children: printedWith('[data-tab]'),
  loading: 'visible',
  adopts: { type: 'tabs.default' },
  load: () => import('./tabs'),
  enhance: () => import('./tabs.enhance'),
  printed: '*',
});
