import { defineContract, type PropsOf } from '../../../core/element/contract';
import { itemEvent } from '../drawn/item-event';
import { printedWith } from '../drawn/printed-as';
import { settings } from './nested-accordion.settings';

export const props = {} as const;

export const events = {
  'nh-nested-accordion-open': {
    detail: itemEvent,
    doc: 'An item was opened by a visitor or by the browser’s find-in-page.',
  },
  'nh-nested-accordion-close': { detail: itemEvent, doc: 'A visitor closed an item.' },
} as const;

export type NestedAccordionProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-nested-accordion>`. */
export const nestedAccordion = defineContract({
  tag: 'nh-nested-accordion',
  summary: 'An accordion whose items contain any page content and also open without scripts.',
  since: '0.1.0',
  category: 'general',
  props,
  settings,
  settingsDoc: 'Default state and animation, and the items to draw if the tag contains no markup.',
  events,
  slots: { '': 'Markup of the builder’s nested accordion, which is activated in place.' },
  parts: {
    item: 'An item: title and content.',
    title: 'The title that opens an item.',
    content: 'The content of an item.',
    mark: 'The plus or minus sign at the end of a drawn title.',
  },
  cssProperties: {
    '--nh-nested-accordion-border':
      'Border of drawn items. Default: 1px solid in `--nh-line`, else in the text color at 20 %.',
    '--nh-nested-accordion-padding':
      'Padding of drawn titles and contents. Default: `--nh-space`, else 1rem.',
  },
  tokens: ['--nh-line', '--nh-space'],
  children: printedWith('details'),
  loading: 'visible',
  feature: 'nested-elements',
  adopts: { type: 'nested-accordion.default' },
  load: () => import('./nested-accordion'),
  enhance: () => import('./nested-accordion.enhance'),
  printed: '*',
});
