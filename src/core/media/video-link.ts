import { safeAddress } from '../dom/safe-address';
import { videoAddress } from './video-address';

/**
 * The whole address that `address` names, as `safeAddress` tells it; a page of a video's provider may
 * lack its scheme (`youtu.be/…`), which to a browser were a file of the site.
 *
 * @returns undefined for an address that is never followed
 */
export function videoLink(address: string): string | undefined {
  const text = address.trim();
  const video = videoAddress(text);
  const lacksScheme = video && video.provider !== 'hosted' && !/^(?:https?:)?\/\//i.test(text);
  return safeAddress(lacksScheme ? `https://${text}` : text);
}
