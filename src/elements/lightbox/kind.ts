import type { LightboxItem } from '../../core/lightbox';
import { isImageAddress } from '../../core/lightbox/link-eligibility';
import { videoAddress } from '../../core/media/video-address';

/** What an address leads to, as far as it shows; undefined: neither a picture nor a video. */
export function kindOfAddress(url: string): Exclude<LightboxItem['type'], 'page'> | undefined {
  if (isImageAddress(url)) return 'image';
  return videoAddress(url) ? 'video' : undefined;
}
