import type { LightboxHandle, LightboxRequest } from './item';
import { openPage } from './page-view';
import { Slideshow } from './slideshow';
import { openVideo } from './video-view';

let current: LightboxHandle | undefined;

/**
 * Opens the items of a request over the page: a single page or a single video in a window, all else as a
 * slideshow.
 *
 * Only one lightbox is open at a time: opening a second closes the first. A request without items opens
 * nothing, and its handle is already closed.
 */
export function openLightbox(request: LightboxRequest): LightboxHandle {
  current?.close();
  const { items, index = 0 } = request;
  const item = items[index] ?? items[0];
  if (!item) return { show() {}, close() {}, closed: Promise.resolve() };
  if (items.length === 1 && item.type === 'page') current = openPage(item, request);
  else if (items.length === 1 && item.type === 'video') current = openVideo(item, request);
  else current = new Slideshow(request, items.indexOf(item));
  return current;
}
