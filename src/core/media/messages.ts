import { wording } from '../config';

/** The sentences around a video; the site's configuration may word them anew. */
export const message = wording({
  'media.video': 'Video',
  'media.play': 'Play {title}',
  'media.unplayable': 'This video cannot be played here.',
  'media.open': 'Open it on its own page',
});
