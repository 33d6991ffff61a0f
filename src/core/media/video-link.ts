import { safeAddress } from '../dom/safe-address';
import { videoAddress } from './video-address';

/**
 * Returns the absolute form of `address`, as `safeAddress` does. Also accepts a provider's page without its
 * scheme (`youtu.be/…`), which a browser would resolve as a file of the site.
 *
 * @returns undefined for an address that is never followed
 */
export function videoLink(address: string): string | undefined {
  const text = address.trim();
  const video = videoAddress(text);
  const lacksScheme = video && video.provider !== 'hosted' && !/^(?:https?:)?\/\//i.test(text);
  return safeAddress(lacksScheme ? `https://${text}` : text);
}
