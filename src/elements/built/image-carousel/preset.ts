import type { Layout } from './layout';
import type { PrintedCarousel } from './printed-carousel';
import type { SizedOptions } from './slider-options';
import type { Measures } from './track';

/**
 * Gives a track what Swiper will give it when it begins, a frame before: all is seen where it was, and
 * the browser computes the styles in its own time. Swiper asks for those of each slide as it begins.
 */
export function presetTrack(
  { root, track, slides, classPrefix }: PrintedCarousel,
  { perView }: Layout,
  { width, spaceBetween: gap, slidesOffsetBefore, slidesOffsetAfter }: SizedOptions,
  { isRtl }: Measures,
  index: number,
  signal: AbortSignal,
): void {
  const classes = [`${classPrefix}initialized`, `${classPrefix}horizontal`];
  root.classList.add(...classes);
  signal.addEventListener('abort', () => root.classList.remove(...classes), { once: true });
  const room = width - slidesOffsetBefore - slidesOffsetAfter;
  const slideWidth = (room - (perView - 1) * gap) / perView;
  for (const { style } of slides) {
    style.width = `${slideWidth}px`;
    if (gap) style[isRtl ? 'marginLeft' : 'marginRight'] = `${gap}px`;
  }
  const moved = slidesOffsetBefore - index * (slideWidth + gap);
  track.style.transform = `translate3d(${isRtl ? -moved : moved}px, 0px, 0px)`;
}
