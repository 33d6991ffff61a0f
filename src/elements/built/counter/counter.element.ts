import { defineContract, type PropsOf } from '../../../core/element/contract';
import { printedAs } from '../drawn/printed-as';
import { settings } from './counter.settings';

export const props = {} as const;

export const events = {} as const;

export type CounterProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-counter>`. */
export const counter = defineContract({
  tag: 'nh-counter',
  summary: 'A number that counts up when it comes into view.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'The numbers, where the tag holds no markup.',
  events,
  slots: { '': 'The builder’s own counter, which comes alive as it is printed.' },
  parts: {
    title: 'What is counted.',
    number: 'The number.',
    prefix: 'What stands before it.',
    suffix: 'What stands after it.',
  },
  cssProperties: {
    '--nh-counter-size': 'The size of a drawn number; default 4rem, less on phones.',
  },
  children: printedAs('counter'),
  loading: 'visible',
  adopts: { type: 'counter.default' },
  load: () => import('./counter'),
  enhance: () => import('./counter.enhance'),
  printed: '*',
});
