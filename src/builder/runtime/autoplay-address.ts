import { autoplayAddress as withAutoplay } from '../../core/media/autoplay-address';
import { requireType } from './arguments/checks';

/**
 * Adds `&autoplay=1` to the address of a provider's frame in the page builder's way: appended as text,
 * whatever the address, without the first `&autoplay=0`; a time (`#t=90s`) stays last
 * (docs/compatibility/page-builder.md#autoplay-addresses).
 *
 * @throws TypeError if the address is missing or not a string
 */
export function autoplayAddress(url: string): string {
  requireType({ url }, 'url', 'string');
  return withAutoplay(url);
}
