import { defineMessages } from '../config';

/** The messages of videos. */
export const message = defineMessages({
  'media.video': 'Video',
  'media.play': 'Play {title}',
  'media.unplayable': 'This video cannot be played here.',
  'media.open': 'Open it on its own page',
});
