import { defineContract, type PropsOf } from '../../../core/element/contract';
import { printedAs } from '../drawn/printed-as';
import { settings } from './counter.settings';

export const props = {} as const;

export const events = {} as const;

export type CounterProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-counter>`. */
export const counter = defineContract({
  tag: 'nh-counter',
  summary: 'A number that counts up when it scrolls into view.',
  since: '0.1.0',
  category: 'general',
  props,
  settings,
  settingsDoc: 'Numbers and texts to draw if the tag contains no markup.',
  events,
  slots: { '': 'Markup of the builder’s counter, which is activated in place.' },
  parts: {
    title: 'The title.',
    number: 'The number.',
    prefix: 'The text before the number.',
    suffix: 'The text after the number.',
  },
  cssProperties: {
    '--nh-counter-size': 'Font size of a drawn number. Default: 4rem, smaller on phones.',
  },
  children: printedAs('counter'),
  loading: 'visible',
  adopts: { type: 'counter.default' },
  load: () => import('./counter'),
  enhance: () => import('./counter.enhance'),
  printed: '*',
});
