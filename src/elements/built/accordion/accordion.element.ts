import { defineContract, type PropsOf } from '../../../core/element/contract';
import { itemEvent } from '../drawn/item-event';
import { printedWith } from '../drawn/printed-as';
import { settings } from './accordion.settings';

export const props = {} as const;

export const events = {
  'nh-accordion-open': {
    detail: itemEvent,
    doc: 'A visitor, or the browser’s search, has opened an item.',
  },
  'nh-accordion-close': { detail: itemEvent, doc: 'A visitor has shut an item.' },
} as const;

export type AccordionProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-accordion>`. */
export const accordion = defineContract({
  tag: 'nh-accordion',
  summary: 'Titles that open the text below them, one at a time.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'Which item is open at the start, and the items where the tag holds no markup.',
  events,
  slots: { '': 'The builder’s own accordion, which comes alive as it is printed.' },
  parts: {
    item: 'A title with its content.',
    title: 'What opens an item.',
    content: 'What it opens.',
    mark: 'The line or cross at the end of a drawn title.',
  },
  cssProperties: {
    '--nh-accordion-border':
      'The line around drawn items; default 1px solid, of the text’s colour at a fifth.',
    '--nh-accordion-padding': 'The room inside drawn titles and contents; default 1rem.',
  },
  children: printedWith('[data-tab]'),
  loading: 'visible',
  adopts: { type: 'accordion.default' },
  load: () => import('./accordion'),
  enhance: () => import('./accordion.enhance'),
  printed: '*',
});
