import type { LightboxItem } from '../../core/lightbox';
import { videoAddress } from '../../core/media/video-address';

const PICTURE = /\.(png|jpe?g|gif|svg|webp|avif)(\?[^#]*)?$/i;

/** What an address leads to, as far as it shows; undefined: neither a picture nor a video. */
export function kindOfAddress(url: string): Exclude<LightboxItem['type'], 'page'> | undefined {
  if (PICTURE.test(url)) return 'image';
  return videoAddress(url) ? 'video' : undefined;
}
