import { defineMessages } from '../../../core/config';

/** Accessible names for parts that the builder prints without one. Sites can override them. */
export const message = defineMessages({
  'carousel.label': 'Image carousel',
  // The words that screen readers say instead of “region” and “group”.
  'carousel.role': 'carousel',
  'carousel.slide_role': 'slide',
  'carousel.slide': '{index} of {count}',
  'carousel.previous': 'Previous slide',
  'carousel.next': 'Next slide',
  'carousel.bullet': 'Go to slide {index}',
});
