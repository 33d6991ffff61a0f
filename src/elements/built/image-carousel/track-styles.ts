import type { Layout } from './layout';
import type { PrintedCarousel } from './printed-carousel';
import type { SizedOptions } from './slider-options';
import type { Measures } from './track';

/**
 * Applies the styles that Swiper will set on initialization one frame earlier, without a visible change.
 * Swiper reads the styles of each slide when it initializes; this way they are already computed.
 */
export function applyTrackStyles(
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
  const space = width - slidesOffsetBefore - slidesOffsetAfter;
  const slideWidth = (space - (perView - 1) * gap) / perView;
  for (const { style } of slides) {
    style.width = `${slideWidth}px`;
    if (gap) style[isRtl ? 'marginLeft' : 'marginRight'] = `${gap}px`;
  }
  const moved = slidesOffsetBefore - index * (slideWidth + gap);
  track.style.transform = `translate3d(${isRtl ? -moved : moved}px, 0px, 0px)`;
}
