import type { Example } from '../../../core/element/example';
import type { FloatingBarsSettings } from '../../settings-types';

/** Examples of `<nh-floating-bars>`. */
export const examples: readonly Example<FloatingBarsSettings>[] = [
  {
    title: 'An announcement with a button',
    note: 'The bar stays at the top while the page scrolls, and can be closed.',
    settings: {
      announcement_text: 'The spring courses are open.',
      cta_text: 'See the courses',
      cta_link: '/courses',
      floating_bar_close_switch: true,
      advanced_toggle_sticky: true,
    },
  },
  {
    title: 'At the bottom',
    note: 'The bar stays at the bottom of the window.',
    settings: {
      announcement_text: 'Closed on Monday.',
      advanced_vertical_position: 'bottom',
      advanced_toggle_sticky: true,
    },
  },
];
