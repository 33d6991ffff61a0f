import { wording } from '../../../core/config';

/** The names that the carousel gives to what the builder prints without; the site may word them anew. */
export const message = wording({
  'carousel.label': 'Image carousel',
  'carousel.slide': '{index} of {count}',
  'carousel.previous': 'Previous slide',
  'carousel.next': 'Next slide',
  'carousel.bullet': 'Go to slide {index}',
});
