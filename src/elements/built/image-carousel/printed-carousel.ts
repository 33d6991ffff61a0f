import { classSelector } from '../../../builder/markup/names';
import { ownElement } from '../../../builder/markup/own';
import { restoreAtEnd } from '../../../builder/markup/restore';

/** The printed parts of a carousel. */
export interface PrintedCarousel {
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  /** In printed order. */
  readonly slides: readonly HTMLElement[];
  readonly arrows: { readonly previous?: HTMLElement; readonly next?: HTMLElement };
  readonly dots?: HTMLElement;
  /**
   * Prefix of the state classes, which differs in old builder versions
   * (docs/compatibility/page-builder-markup.md#versions).
   */
  readonly classPrefix: string;
}

/** Returns the carousel printed in `host`; undefined with fewer than two slides. */
export function printedCarousel(host: HTMLElement): PrintedCarousel | undefined {
  const root = ownElement(host, classSelector('image-carousel-wrapper'));
  const track = root?.querySelector<HTMLElement>(':scope > .swiper-wrapper');
  if (!root || !track) return undefined;
  const slides = [...track.querySelectorAll<HTMLElement>(':scope > .swiper-slide')];
  if (slides.length < 2) return undefined;
  const one = (selector: string): HTMLElement | undefined => ownElement(root, selector);
  const isOld = root.classList.contains('swiper-container');
  return {
    root,
    track,
    slides,
    arrows: {
      previous: one(classSelector('swiper-button-prev')),
      next: one(classSelector('swiper-button-next')),
    },
    dots: one('.swiper-pagination'),
    classPrefix: isOld ? 'swiper-container-' : 'swiper-',
  };
}

/** Restores a carousel when the signal aborts. Controls restore themselves. */
export function restoreCarouselAtEnd(
  { root, track, slides }: PrintedCarousel,
  signal: AbortSignal,
): void {
  const names = ['role', 'aria-roledescription', 'aria-label'];
  restoreAtEnd(root, [...names, 'style'], signal);
  restoreAtEnd(track, ['style', 'aria-live'], signal);
  const written = [...names, 'aria-hidden', 'class', 'inert', 'style'];
  for (const slide of slides) restoreAtEnd(slide, written, signal);
}
