import { drawn } from './drawn';
import { message } from './messages';

/** Says and shows that something is on its way. */
export function spinner(): HTMLElement {
  return drawn('div', {
    class: 'nh-spinner nh-lightbox-spinner',
    role: 'progressbar',
    'aria-label': message('lightbox.loading'),
  });
}
