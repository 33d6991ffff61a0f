import { defineContract, type PropsOf } from '../../../core/element/contract';
import { itemEvent } from '../drawn/item-event';
import { printedWith } from '../drawn/printed-as';
import { settings } from './toggle.settings';

export const props = {} as const;

export const events = {
  'nh-toggle-open': {
    detail: itemEvent,
    doc: 'A visitor, or the browser’s search, has opened an item.',
  },
  'nh-toggle-close': { detail: itemEvent, doc: 'A visitor has shut an item.' },
} as const;

export type ToggleProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-toggle>`. */
export const toggle = defineContract({
  tag: 'nh-toggle',
  summary: 'Titles that open the text below them, each on its own.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'The items, where the tag holds no markup.',
  events,
  slots: { '': 'The builder’s own toggle, which comes alive as it is printed.' },
  parts: {
    item: 'A title with its content.',
    title: 'What opens an item.',
    content: 'What it opens.',
    mark: 'The line or cross at the end of a drawn title.',
  },
  cssProperties: {
    '--nh-toggle-border':
      'The line around drawn items; default 1px solid, of the text’s colour at a fifth.',
    '--nh-toggle-padding': 'The room inside drawn titles and contents; default 1rem.',
  },
  children: printedWith('[data-tab]'),
  loading: 'visible',
  adopts: { type: 'toggle.default' },
  load: () => import('./toggle'),
  enhance: () => import('./toggle.enhance'),
  printed: '*',
});
