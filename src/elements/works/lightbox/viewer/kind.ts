import { videoAddress } from '../../../../core/media/video-address';
import { isImageAddress } from '../links/link-eligibility';
import type { LightboxItem } from './item';

/** The media type of an address; undefined if it looks like neither an image nor a video. */
export function kindOfAddress(url: string): Exclude<LightboxItem['type'], 'page'> | undefined {
  if (isImageAddress(url)) return 'image';
  return videoAddress(url) ? 'video' : undefined;
}
