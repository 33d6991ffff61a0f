import type { CSSProperties } from 'react';
import { cssLength } from '../../../../core/settings';
import { type CarouselSettings, layoutNow } from '../layout';

/** Custom properties with which `nh.css` lays out a drawn track until the slider starts. */
export function trackStyle(settings: CarouselSettings): CSSProperties {
  const { image_spacing_custom: gap, offset_sides: sides, offset_width } = settings;
  const { perView } = layoutNow(settings);
  const offset = cssLength(offset_width) ?? '0px';
  const geometry: Record<`--${string}`, string | number> = {
    '--nh-carousel-slides': perView,
    '--nh-carousel-slides-tablet': perView,
    '--nh-carousel-slides-mobile': perView,
    '--nh-carousel-gap': cssLength(gap) ?? '0px',
    '--nh-carousel-offset-before': sides === 'left' || sides === 'both' ? offset : '0px',
    '--nh-carousel-offset-after': sides === 'right' || sides === 'both' ? offset : '0px',
  };
  return geometry;
}
