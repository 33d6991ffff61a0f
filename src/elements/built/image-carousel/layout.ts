import { deviceNow } from '../../../core/breakpoints';
import { siteConfig } from '../../../core/config';
import { valuesByDevice } from '../../../core/settings';
import type { ImageCarouselProps } from './image-carousel.element';
import { type SlideCounts, slidesPerStep, slidesShown } from './slide-counts';
import { slidesPerView } from './track';

export type CarouselSettings = ImageCarouselProps['settings'];

/** How a carousel's slides lie on the device that the window is for now. */
export interface Layout extends SlideCounts {
  /** The count as Swiper is to have it. */
  readonly perView: number;
  /** One slide shines through the other. */
  readonly isFading: boolean;
}

/** @param settings as a controller gets them; no copy */
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

/** What the layout tells of, and what changes a carousel that goes on sliding (requirements, K12). */
const LIVE = new Set([
  'slides_to_show',
  'slides_to_scroll',
  'pause_on_hover',
  'autoplay_speed',
  'speed',
  'arrows_position',
  'image_spacing_custom',
]);

/** The same text as long as a carousel need not begin anew for its settings. */
export function lastingSettings(settings: CarouselSettings): string {
  return JSON.stringify(Object.entries(settings).filter(([key]) => !LIVE.has(key)));
}
