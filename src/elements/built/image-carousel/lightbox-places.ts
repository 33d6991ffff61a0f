import { siteConfig } from '../../../core/config';
import { restoreAtEnd } from '../markup/restore';
import type { PrintedCarousel } from './printed-carousel';

/** Tells the lightbox of each picture's place in its slideshow, before a loop moves the slides round. */
export function noteLightboxPlaces({ track, slides }: PrintedCarousel, signal: AbortSignal): void {
  const { builder } = siteConfig();
  const place = `data-${builder}-lightbox-index`;
  const links = `a[data-${CSS.escape(builder)}-lightbox-slideshow]:not([${CSS.escape(place)}])`;
  for (const link of track.querySelectorAll<HTMLElement>(links)) {
    restoreAtEnd(link, [place], signal);
    link.setAttribute(place, String(slides.findIndex((slide) => slide.contains(link))));
  }
}
