import { drawn } from './drawn';
import { failure } from './failure';
import type { LightboxPage } from './item';
import { message } from './messages';
import { spinner } from './spinner';
import { webAddress } from './web-address';

/** A web page in a box, with a sign of its loading; what is no http(s) address is never opened. */
export function pageFrame(item: LightboxPage, close: () => void): HTMLElement {
  const box = drawn('div', { class: 'nh-lightbox-page', 'data-loading': true });
  const src = webAddress(item.url);
  if (!src) {
    box.removeAttribute('data-loading');
    box.append(failure(message('lightbox.unsafe'), item.url));
    return box;
  }
  const frame = drawn('iframe', {
    title: item.title || message('lightbox.page'),
    referrerpolicy: 'strict-origin-when-cross-origin',
    allow: 'fullscreen',
  });
  const sign = spinner();
  frame.addEventListener('load', () => {
    box.removeAttribute('data-loading');
    sign.remove();
    closeByEscapeInside(frame, close);
  });
  frame.src = src;
  box.append(frame, sign);
  return box;
}

/** A key that is pressed inside a frame is told only there, and only a frame of this site lets us hear it. */
function closeByEscapeInside(frame: HTMLIFrameElement, close: () => void): void {
  frame.contentDocument?.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });
}
