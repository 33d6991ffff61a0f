import { defineContract, type PropsOf } from '../../../core/element/contract';
import { printedWith } from '../drawn/printed-as';
import { settings } from './floating-bars.settings';

export const props = {} as const;

export const events = {
  'nh-floating-bars-close': { detail: {}, doc: 'A visitor closed the bar.' },
} as const;

export type FloatingBarsProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-floating-bars>`. */
export const floatingBars = defineContract({
  tag: 'nh-floating-bars',
  summary: 'An announcement bar at the top or bottom of the viewport that a visitor can close.',
  since: '0.1.0',
  category: 'general',
  props,
  settings,
  settingsDoc:
    'Entrance animation of the button, and the content to draw if the tag contains no markup.',
  events,
  slots: { '': 'Markup of the builder’s floating bar, which is activated in place.' },
  parts: {
    bar: 'The bar.',
    text: 'The announcement.',
    button: 'The link of the bar.',
    close: 'The button that closes the bar.',
  },
  cssProperties: {
    '--nh-floating-bars-background':
      'Background color of the drawn bar. Default: `--nh-accent`, else #1c2448.',
    '--nh-floating-bars-color':
      'Text and icon color of the drawn bar. Default: `--nh-on-accent`, else #fff.',
    '--nh-floating-bars-end':
      'Set on the root while a bar sticks to the top: bottom edge of the bar, for the offset of other sticky elements.',
    '--nh-floating-bars-height':
      'Set on the root by the page: height reserved for a bar at the top until it is measured. Default: 4rem, and 6.25rem on phones for a drawn or printed bar with a link.',
  },
  tokens: ['--nh-accent', '--nh-on-accent'],
  children: printedWith('.e-floating-bars'),
  // Not `visible`: the bar is fixed, so the position of its tag says nothing about visibility.
  loading: 'idle',
  feature: 'container',
  adopts: { type: 'floating-bars-var-1.default' },
  load: () => import('./floating-bars'),
  enhance: () => import('./floating-bars.enhance'),
  printed: '*',
});
