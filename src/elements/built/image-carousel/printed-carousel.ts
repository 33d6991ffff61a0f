import { classSelector } from '../markup/names';
import { ownElement } from '../markup/own';
import { restoreAtEnd } from '../markup/restore';

/** The parts of a carousel, as the builder prints them. */
export interface PrintedCarousel {
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  /** In the order in which they were printed. */
  readonly slides: readonly HTMLElement[];
  readonly arrows: { readonly previous?: HTMLElement; readonly next?: HTMLElement };
  readonly dots?: HTMLElement;
  /** What the classes of its state begin with: another on pages of an old version (facts, page-builder-markup 8). */
  readonly classPrefix: string;
}

/** The carousel that is printed in `host`; undefined where there are not two slides to go between. */
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

/** Gives all that is written to a carousel back when the signal ends; its controls see to themselves. */
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
