import { drawn } from './drawn';
import { message } from './messages';
import { webAddress } from './web-address';

/** Stands where something could not be shown: a sentence, and a link to the file if it is safe to follow. */
export function failure(sentence: string, address: string): HTMLElement {
  const href = webAddress(address);
  const box = drawn('p', { class: 'nh-lightbox-failure', role: 'alert' }, sentence);
  if (href) {
    box.append(
      ' ',
      drawn('a', { href, target: '_blank', rel: 'noopener' }, message('lightbox.open_file')),
    );
  }
  return box;
}
