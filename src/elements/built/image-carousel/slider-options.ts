import type { SwiperOptions } from 'swiper/types';
import { prefersReducedMotion } from '../motion/preference';
import type { CarouselSettings, Layout } from './layout';
import { canLoop } from './slide-counts';
import { inPixels, type Measures, offsetsOf } from './track';

/** What is measured in pixels: the rest of the options does not change with the carousel's size. */
export type SizedOptions = Readonly<
  Record<'width' | 'height' | 'spaceBetween' | 'slidesOffsetBefore' | 'slidesOffsetAfter', number>
>;

/**
 * Gap and neighbours in a carousel of that size; and the size itself, which Swiper would otherwise have
 * the page laid out for, at its beginning and again at each touch.
 */
export function sizedOptions(settings: CarouselSettings, measures: Measures): SizedOptions {
  const { before, after } = offsetsOf(
    settings.offset_sides,
    inPixels(settings.offset_width, measures),
  );
  return {
    width: measures.width,
    height: measures.height,
    spaceBetween: inPixels(settings.image_spacing_custom, measures),
    slidesOffsetBefore: before,
    slidesOffsetAfter: after,
  };
}

/** Milliseconds that a step takes. */
export function stepDuration({ speed }: CarouselSettings): number {
  return prefersReducedMotion() ? 0 : speed;
}

/** What is pressed, not swiped. */
const CONTROLS = '[class*="swiper-button"], .swiper-pagination, .nh-carousel-pause';

/** All that Swiper is told of a carousel, but for its sizes and its modules. */
export function sliderOptions(
  settings: CarouselSettings,
  layout: Layout,
  count: number,
): SwiperOptions {
  const { perView, step, isFading } = layout;
  const { infinite, offset_sides: sides } = settings;
  // A cross-fade has no direction, so its slides need not be moved round, which counts as a layout shift.
  const isLooping = infinite && !isFading && canLoop(count, layout, sides !== 'none');
  return {
    slidesPerView: perView,
    slidesPerGroup: step,
    loop: isLooping,
    rewind: infinite && !isLooping,
    speed: stepDuration(settings),
    effect: isFading ? 'fade' : 'slide',
    fadeEffect: { crossFade: true },
    // Ours fetch the neighbours' pictures too.
    lazyPreload: false,
    // A finger may come down in a gap, too.
    touchEventsTarget: 'container',
    noSwipingSelector: CONTROLS,
  };
}

/** What lengths in `root` are relative to. Measures. */
export function measuresOf(root: HTMLElement): Measures {
  const { ownerDocument: document, clientWidth, clientHeight } = root;
  const window = document.defaultView ?? globalThis.window;
  const fontSize = (element: Element): number =>
    Number.parseFloat(window.getComputedStyle(element).fontSize) || 16;
  return {
    width: clientWidth,
    height: clientHeight,
    isRtl: window.getComputedStyle(root).direction === 'rtl',
    fontSize: fontSize(root),
    rootFontSize: fontSize(document.documentElement),
    windowWidth: window.innerWidth,
    windowHeight: window.innerHeight,
  };
}
