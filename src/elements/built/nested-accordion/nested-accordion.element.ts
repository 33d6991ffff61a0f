import { defineContract, type PropsOf } from '../../../core/element/contract';
import { itemEvent } from '../drawn/item-event';
import { printedWith } from '../drawn/printed-as';
import { settings } from './nested-accordion.settings';

export const props = {} as const;

export const events = {
  'nh-nested-accordion-open': {
    detail: itemEvent,
    doc: 'A visitor, or the browser’s search, has opened an item.',
  },
  'nh-nested-accordion-close': { detail: itemEvent, doc: 'A visitor has shut an item.' },
} as const;

export type NestedAccordionProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-nested-accordion>`. */
export const nestedAccordion = defineContract({
  tag: 'nh-nested-accordion',
  summary: 'Titles that open whatever a page may hold; without a script they open too.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'Which items open, and how; and the items where the tag holds no markup.',
  events,
  slots: { '': 'The builder’s own nested accordion, which comes alive as it is printed.' },
  parts: {
    item: 'A title with its content.',
    title: 'What opens an item.',
    content: 'What it opens.',
    mark: 'The line or cross at the end of a drawn title.',
  },
  cssProperties: {
    '--nh-nested-accordion-border':
      'The line around drawn items; default 1px solid, of the text’s colour at a fifth.',
    '--nh-nested-accordion-padding': 'The room inside drawn titles and contents; default 1rem.',
  },
  children: printedWith('details'),
  loading: 'visible',
  feature: 'nested-elements',
  adopts: { type: 'nested-accordion.default' },
  load: () => import('./nested-accordion'),
  enhance: () => import('./nested-accordion.enhance'),
  printed: '*',
});
