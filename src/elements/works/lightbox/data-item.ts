import { videoLink } from '../../../core/media/video-link';
import type { GalleryItem } from './lightbox.element';
import type { LightboxItem } from './viewer/item';
import { kindOfAddress } from './viewer/kind';

/** Converts an entry of the settings to an item of the lightbox. */
export function itemOfData(entry: GalleryItem): LightboxItem {
  const { url, title, description, thumbnail, alt } = entry;
  const type = entry.type ?? kindOfAddress(url) ?? 'page';
  if (type === 'page') return { type, url, title };
  if (type === 'video') {
    return { type, url: videoLink(url) ?? url, title, description, poster: thumbnail };
  }
  const { width, height } = entry;
  return { type, url, title, description, alt, width, height, preview: thumbnail };
}
