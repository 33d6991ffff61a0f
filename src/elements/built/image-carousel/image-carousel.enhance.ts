import type { Controller, EnhanceContext } from '../../../core/element';
import { followEditor } from '../editing/items';
import { Carousel } from './carousel';
import stylesheet from './carousel.css?inline';
import type { events, ImageCarouselProps } from './image-carousel.element';
import { printedCarousel } from './printed-carousel';

export const styles: string = stylesheet;

/** Brings the builder's carousel alive; one with a single slide stays as it is (facts, page-builder 21). */
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
