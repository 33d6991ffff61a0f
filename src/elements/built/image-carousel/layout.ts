import { deviceNow } from '../../../core/breakpoints';
import { siteConfig } from '../../../core/config';
import { valuesByDevice } from '../../../core/settings';
import type { ImageCarouselProps } from './image-carousel.element';
import { type SlideCounts, slidesPerStep, slidesShown } from './slide-counts';
import { slidesPerView } from './track';

export type CarouselSettings = ImageCarouselProps['settings'];

/** Layout of a carousel for the current device. */
export interface Layout extends SlideCounts {
  /** Number of slides for Swiper's `slidesPerView`. */
  readonly perView: number;
  /** Slides cross-fade. */
  readonly isFading: boolean;
}

/** Returns the layout for the current device. Pass the settings of the controller, not a copy. */
export function layoutNow(settings: CarouselSettings): Layout {
  const device = deviceNow();
  const given = valuesByDevice(settings, 'slides_to_show');
  const steps = valuesByDevice(settings, 'slides_to_scroll');
  const shown = slidesShown(device, given, siteConfig().breakpoints);
  return {
    shown,
    perView: slidesPerView(shown, device, settings.offset_sides),
    step: slidesPerStep(device, steps, given.plain),
    isFading: given.plain === 1 && settings.effect === 'fade',
  };
}

/**
 * Settings that are part of the layout or can change without a restart
 * (docs/compatibility/page-builder.md#carousel).
 */
const LIVE = new Set([
  'slides_to_show',
  'slides_to_scroll',
  'pause_on_hover',
  'autoplay_speed',
  'speed',
  'arrows_position',
  'image_spacing_custom',
]);

/** Returns a key of the settings: a different key requires a restart of the slider. */
export function restartKey(settings: CarouselSettings): string {
  return JSON.stringify(Object.entries(settings).filter(([key]) => !LIVE.has(key)));
}
