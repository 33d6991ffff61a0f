import { followEditor } from '../../../builder/editing/items';
import type { Controller, EnhanceContext } from '../../../core/element';
import { Carousel } from './carousel';
import stylesheet from './carousel.css?inline';
import type { events, ImageCarouselProps } from './image-carousel.element';
import { printedCarousel } from './printed-carousel';

export const styles: string = stylesheet;

/**
 * Activates the builder's carousel. A carousel with a single slide is left unchanged
 * (docs/compatibility/page-builder.md#carousel).
 */
export function enhance({
  host,
  props,
  emit,
  signal,
}: EnhanceContext<ImageCarouselProps, typeof events>): Controller<ImageCarouselProps> | undefined {
  const printed = printedCarousel(host);
  if (!printed) return undefined;
  const carousel = new Carousel(printed, props.settings, emit, signal);
  followEditor(host, printed.slides, (index) => carousel.show(index), signal);
  return { update: ({ settings }) => carousel.update(settings) };
}
