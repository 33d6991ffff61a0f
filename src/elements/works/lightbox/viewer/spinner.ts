import { createElement } from './create-element';
import { message } from './messages';

/** Creates a spinner with an accessible name. */
export function spinner(): HTMLElement {
  return createElement('div', {
    class: 'nh-spinner nh-lightbox-spinner',
    role: 'progressbar',
    'aria-label': message('lightbox.loading'),
  });
}
