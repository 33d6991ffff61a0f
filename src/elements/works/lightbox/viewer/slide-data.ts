import type { SlideData } from 'photoswipe';
import type { LightboxItem } from './item';
import { webAddress } from './web-address';

/** A slide for PhotoSwipe, which renders the type `image`; we render the other types. */
export interface Slide extends SlideData {
  type: 'image' | 'unmeasured' | 'failed' | 'video' | 'page';
  readonly item: LightboxItem;
}

/** Converts an item to a slide. */
export function slideOf(item: LightboxItem): Slide {
  if (item.type !== 'image') return { type: item.type, item };
  const src = webAddress(item.url);
  if (!src) return { type: 'failed', item };
  const { alt = item.title ?? '', width, height, preview } = item;
  const image = { src, alt, msrc: webAddress(preview), item };
  return width && height
    ? { ...image, type: 'image', width, height }
    : { ...image, type: 'unmeasured' };
}
