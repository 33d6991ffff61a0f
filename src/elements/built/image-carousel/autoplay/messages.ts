import { wording } from '../../../../core/config';

/** What the button says that stops the automatic sliding; the site may word it anew. */
export const message = wording({
  'carousel.pause': 'Pause automatic sliding',
  'carousel.play': 'Start automatic sliding',
});
