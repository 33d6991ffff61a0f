import { videoAddress } from '../../../../core/media/video-address';
import { isImageAddress } from '../links/link-eligibility';
import type { LightboxItem } from './item';

/** What an address leads to, as far as it shows; undefined: neither a picture nor a video. */
export function kindOfAddress(url: string): Exclude<LightboxItem['type'], 'page'> | undefined {
  if (isImageAddress(url)) return 'image';
  return videoAddress(url) ? 'video' : undefined;
}
