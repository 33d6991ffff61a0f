import type { LightboxHandle, LightboxRequest } from './item';
import { openPage } from './page-view';
import { openSlides } from './slides';
import { openVideo } from './video-view';

let current: LightboxHandle | undefined;

/**
 * Opens what is asked for over the page: one page or one video in a window, all else as a slideshow.
 *
 * One lightbox is open at a time: a second closes the first. Nothing to show: nothing opens, and the
 * handle is closed already.
 */
export function openLightbox(request: LightboxRequest): LightboxHandle {
  current?.close();
  const { items, index = 0 } = request;
  const item = items[index] ?? items[0];
  if (!item) return { show() {}, close() {}, closed: Promise.resolve() };
  if (items.length === 1 && item.type === 'page') current = openPage(item, request);
  else if (items.length === 1 && item.type === 'video') current = openVideo(item, request);
  else current = openSlides(request, items.indexOf(item));
  return current;
}
