import { defineContract, type PropsOf } from '../../../core/element/contract';
import { itemEvent } from '../drawn/item-event';
import { printedWith } from '../drawn/printed-as';
import { settings } from './toggle.settings';

export const props = {} as const;

export const events = {
  'nh-toggle-open': {
    detail: itemEvent,
    doc: 'An item was opened by a visitor or by the browser’s find-in-page.',
  },
  'nh-toggle-close': { detail: itemEvent, doc: 'A visitor closed an item.' },
} as const;

export type ToggleProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-toggle>`. */
export const toggle = defineContract({
  tag: 'nh-toggle',
  summary: 'Titles that expand the text below them, independently of each other.',
  since: '0.1.0',
  category: 'general',
  props,
  settings,
  settingsDoc: 'Items to draw if the tag contains no markup.',
  events,
  slots: { '': 'Markup of the builder’s toggle, which is activated in place.' },
  parts: {
    item: 'An item: title and content.',
    title: 'The title that opens an item.',
    content: 'The content of an item.',
    mark: 'The plus or minus sign at the end of a drawn title.',
  },
  cssProperties: {
    '--nh-toggle-border':
      'Border of drawn items. Default: 1px solid in `--nh-line`, else in the text color at 20 %.',
    '--nh-toggle-padding':
      'Padding of drawn titles and contents. Default: `--nh-space`, else 1rem.',
  },
  tokens: ['--nh-line', '--nh-space'],
  children: printedWith('[data-tab]'),
  loading: 'visible',
  adopts: { type: 'toggle.default' },
  load: () => import('./toggle'),
  enhance: () => import('./toggle.enhance'),
  printed: '*',
});
