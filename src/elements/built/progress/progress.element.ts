import { defineContract, type PropsOf } from '../../../core/element/contract';
import { printedAs } from '../drawn/printed-as';
import { settings } from './progress.settings';

export const props = {} as const;

export const events = {} as const;

export type ProgressProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-progress>`. */
export const progress = defineContract({
  tag: 'nh-progress',
  summary: 'A progress bar that fills when it scrolls into view.',
  since: '0.1.0',
  category: 'general',
  props,
  settings,
  settingsDoc: 'Percentage and texts to draw if the tag contains no markup.',
  events,
  slots: { '': 'Markup of the builder’s progress bar, which is activated in place.' },
  parts: {
    title: 'The title.',
    track: 'The whole bar.',
    bar: 'The filled part of the bar.',
    text: 'The text in the bar.',
    percentage: 'The percentage in the bar.',
  },
  cssProperties: {
    '--nh-progress-accent':
      'Color of a drawn bar. Default: the token of the type (`--nh-accent`, `--nh-success`, `--nh-warning` or `--nh-error`), else a color per type.',
    '--nh-progress-height': 'Height of a drawn bar. Default: 1.875rem.',
  },
  tokens: [
    '--nh-accent',
    '--nh-on-accent',
    '--nh-error',
    '--nh-success',
    '--nh-warning',
    '--nh-radius',
  ],
  children: printedAs('progress-wrapper'),
  loading: 'visible',
  adopts: { type: 'progress.default' },
  load: () => import('./progress'),
  enhance: () => import('./progress.enhance'),
  printed: '*',
});
