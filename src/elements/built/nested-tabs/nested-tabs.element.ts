import { defineContract, type PropsOf } from '../../../core/element/contract';
import { itemEvent } from '../drawn/item-event';
import { printedWith } from '../drawn/printed-as';
import { settings } from './nested-tabs.settings';

export const props = {} as const;

export const events = {
  'nh-nested-tabs-open': {
    detail: itemEvent,
    doc: 'A tab was selected by a visitor or by the browser’s find-in-page.',
  },
} as const;

export type NestedTabsProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-nested-tabs>`. */
export const nestedTabs = defineContract({
  tag: 'nh-nested-tabs',
  summary: 'Tabs whose panels contain any page content.',
  since: '0.1.0',
  category: 'general',
  props,
  settings,
  settingsDoc: 'Behavior of the title row, and the tabs to draw if the tag contains no markup.',
  events,
  slots: { '': 'Markup of the builder’s nested tabs, which is activated in place.' },
  parts: {
    list: 'The row of titles.',
    title: 'The title that selects a panel.',
    content: 'A panel.',
  },
  cssProperties: {
    '--nh-nested-tabs-border':
      'Border below drawn titles. Default: 1px solid in `--nh-line`, else in the text color at 20 %.',
    '--nh-nested-tabs-padding':
      'Padding of drawn titles and panels. Default: `--nh-space`, else 1rem.',
  },
  tokens: ['--nh-line', '--nh-accent', '--nh-space'],
  children: printedWith('.e-n-tabs'),
  loading: 'visible',
  feature: 'nested-elements',
  adopts: { type: 'nested-tabs.default' },
  load: () => import('./nested-tabs'),
  enhance: () => import('./nested-tabs.enhance'),
  printed: '*',
});
