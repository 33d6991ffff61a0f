import { createElement } from './create-element';
import { failure } from './failure';
import type { LightboxPage } from './item';
import { message } from './messages';
import { spinner } from './spinner';
import { webAddress } from './web-address';

/** A web page in an iframe, with a spinner while it loads. Addresses other than http(s) are not opened. */
export function pageFrame(item: LightboxPage, close: () => void): HTMLElement {
  const box = createElement('div', { class: 'nh-lightbox-page', 'data-loading': true });
  const src = webAddress(item.url);
  if (!src) {
    box.removeAttribute('data-loading');
    box.append(failure(message('lightbox.unsafe'), item.url));
    return box;
  }
  const frame = createElement('iframe', {
    title: item.title || message('lightbox.page'),
    referrerpolicy: 'strict-origin-when-cross-origin',
    allow: 'fullscreen',
  });
  const loading = spinner();
  frame.addEventListener('load', () => {
    box.removeAttribute('data-loading');
    loading.remove();
    closeByEscapeInside(frame, close);
  });
  frame.src = src;
  box.append(frame, loading);
  return box;
}

/** Closes on Escape inside a same-origin frame. A frame's key events are dispatched only in its own document. */
function closeByEscapeInside(frame: HTMLIFrameElement, close: () => void): void {
  frame.contentDocument?.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });
}
