import { defineContract, type PropsOf } from '../../../core/element/contract';
import { printedAs } from '../drawn/printed-as';
import { settings } from './progress.settings';

export const props = {} as const;

export const events = {} as const;

export type ProgressProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-progress>`. */
export const progress = defineContract({
  tag: 'nh-progress',
  summary: 'A bar that fills when it comes into view.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'How full it is, and what it says, where the tag holds no markup.',
  events,
  slots: { '': 'The builder’s own progress bar, which comes alive as it is printed.' },
  parts: {
    title: 'What the bar is about.',
    track: 'All of it.',
    bar: 'The part that is full.',
    text: 'The words in the bar.',
    percentage: 'The number in the bar.',
  },
  cssProperties: {
    '--nh-progress-accent': 'The colour of a drawn bar; default by type.',
    '--nh-progress-height': 'How high a drawn bar is; default 1.875rem.',
  },
  children: printedAs('progress-wrapper'),
  loading: 'visible',
  adopts: { type: 'progress.default' },
  load: () => import('./progress'),
  enhance: () => import('./progress.enhance'),
  printed: '*',
});
