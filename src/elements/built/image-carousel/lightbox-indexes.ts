import { restoreAtEnd } from '../../../builder/markup/restore';
import { siteConfig } from '../../../core/config';
import type { PrintedCarousel } from './printed-carousel';

/** Writes the index of each image for the lightbox, before a loop reorders the slides. */
export function writeLightboxIndexes(
  { track, slides }: PrintedCarousel,
  signal: AbortSignal,
): void {
  const { builder } = siteConfig();
  const attribute = `data-${builder}-lightbox-index`;
  const links = `a[data-${CSS.escape(builder)}-lightbox-slideshow]:not([${CSS.escape(attribute)}])`;
  for (const link of track.querySelectorAll<HTMLElement>(links)) {
    restoreAtEnd(link, [attribute], signal);
    link.setAttribute(attribute, String(slides.findIndex((slide) => slide.contains(link))));
  }
}
