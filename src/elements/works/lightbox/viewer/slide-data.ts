import type { SlideData } from 'photoswipe';
import type { LightboxItem } from './item';
import { webAddress } from './web-address';

/** What PhotoSwipe knows of a slide: `image` is its own kind, the others are drawn here. */
export interface Slide extends SlideData {
  type: 'image' | 'unmeasured' | 'failed' | 'video' | 'page';
  readonly item: LightboxItem;
}

/** The slide that shows an item. */
export function slideOf(item: LightboxItem): Slide {
  if (item.type !== 'image') return { type: item.type, item };
  const src = webAddress(item.url);
  if (!src) return { type: 'failed', item };
  const { alt = item.title ?? '', width, height, preview } = item;
  const picture = { src, alt, msrc: webAddress(preview), item };
  return width && height
    ? { ...picture, type: 'image', width, height }
    : { ...picture, type: 'unmeasured' };
}
