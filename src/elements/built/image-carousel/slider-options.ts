import type { SwiperOptions } from 'swiper/types';
import { prefersReducedMotion } from '../../../builder/motion/preference';
import type { CarouselSettings, Layout } from './layout';
import { canLoop } from './slide-counts';
import { inPixels, type Measures, offsetsOf } from './track';

/** Slider options in pixels, which depend on the size of the carousel. */
export type SizedOptions = Readonly<
  Record<'width' | 'height' | 'spaceBetween' | 'slidesOffsetBefore' | 'slidesOffsetAfter', number>
>;

/**
 * Returns gap, offsets and size. Without the size, Swiper would force a layout on initialization and on each
 * touch.
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

/** Returns the duration of a step in milliseconds. */
export function stepDuration({ speed }: CarouselSettings): number {
  return prefersReducedMotion() ? 0 : speed;
}

/** Controls on which a swipe must not start. */
const CONTROLS = '[class*="swiper-button"], .swiper-pagination, .nh-carousel-pause';

/** Returns the options for Swiper, except sizes and modules. */
export function sliderOptions(
  settings: CarouselSettings,
  layout: Layout,
  count: number,
): SwiperOptions {
  const { perView, step, isFading } = layout;
  const { infinite, offset_sides: sides } = settings;
  // A fade has no direction, so slides need not be reordered, which would count as a layout shift.
  const isLooping = infinite && !isFading && canLoop(count, layout, sides !== 'none');
  return {
    slidesPerView: perView,
    slidesPerGroup: step,
    loop: isLooping,
    rewind: infinite && !isLooping,
    speed: stepDuration(settings),
    effect: isFading ? 'fade' : 'slide',
    fadeEffect: { crossFade: true },
    // Our own lazy loading also loads the neighbors.
    lazyPreload: false,
    // Swipes may also start in a gap.
    touchEventsTarget: 'container',
    noSwipingSelector: CONTROLS,
  };
}

/** Measures the reference sizes for lengths in `root`. Forces a layout. */
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
