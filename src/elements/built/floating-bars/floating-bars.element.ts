import { defineContract, type PropsOf } from '../../../core/element/contract';
import { printedWith } from '../drawn/printed-as';
import { settings } from './floating-bars.settings';

export const props = {} as const;

export const events = {
  'nh-floating-bars-close': { detail: {}, doc: 'A visitor has shut the bar.' },
} as const;

export type FloatingBarsProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-floating-bars>`. */
export const floatingBars = defineContract({
  tag: 'nh-floating-bars',
  summary: 'A bar at an edge of the window that announces something, and can be shut.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'How its button enters, and what the bar is drawn from.',
  events,
  slots: { '': 'The builder’s own floating bar, which comes alive as it is printed.' },
  parts: {
    bar: 'The bar.',
    text: 'What it announces.',
    button: 'Its link.',
    close: 'What shuts it.',
  },
  cssProperties: {
    '--nh-floating-bars-background': 'The colour of the drawn bar; default #1c2448.',
    '--nh-floating-bars-color': 'The colour of what is on it; default #fff.',
    '--nh-floating-bars-end':
      'Written on the root while a bar sticks to the top: where what else sticks there begins.',
    '--nh-floating-bars-height':
      'On the root: the room that is kept for a bar at the top until it has been measured; default 4rem.',
  },
  children: printedWith('.e-floating-bars'),
  // Not `visible`: the bar floats, and its own box may be anywhere in the page.
  loading: 'idle',
  feature: 'container',
  adopts: { type: 'floating-bars-var-1.default' },
  load: () => import('./floating-bars'),
  enhance: () => import('./floating-bars.enhance'),
  printed: '*',
});
