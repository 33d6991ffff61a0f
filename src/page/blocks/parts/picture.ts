import type { Media } from '../../../core/settings';
import { type PrintedElement, printed } from '../../print/printed';
import type { SitePicture } from '../../print/site-data';
import type { PrintContext } from '../block';

/** Prints a picture; undefined without a safe address. */
export function picture(
  media: Media | SitePicture | undefined,
  context: PrintContext,
  className?: string,
): PrintedElement | undefined {
  const src = media?.url && context.pictureAddress(media.url);
  if (!media || !src) return undefined;
  const { alt = '', width, height } = media;
  return printed('img', {
    class: className,
    src,
    alt,
    width: pixels(width),
    height: pixels(height),
    loading: 'lazy',
    decoding: 'async',
  });
}

/** Returns a number of pixels as text; undefined for none. */
function pixels(value: number | undefined): string | undefined {
  return value !== undefined && value > 0 ? String(Math.round(value)) : undefined;
}
