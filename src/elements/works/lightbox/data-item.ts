import { videoLink } from '../../../core/media/video-link';
import type { GalleryItem } from './lightbox.element';
import type { LightboxItem } from './viewer/item';
import { kindOfAddress } from './viewer/kind';

/** The item that an entry of the settings describes. */
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
