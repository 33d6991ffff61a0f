import { createElement } from './create-element';
import { message } from './messages';
import { webAddress } from './web-address';

/** Creates an error message, with a link to the file if its address is safe. */
export function failure(text: string, address: string): HTMLElement {
  const href = webAddress(address);
  const box = createElement('p', { class: 'nh-lightbox-failure', role: 'alert' }, text);
  if (href) {
    box.append(
      ' ',
      createElement(
        'a',
        { href, target: '_blank', rel: 'noopener' },
        message('lightbox.open_file'),
      ),
    );
  }
  return box;
}
