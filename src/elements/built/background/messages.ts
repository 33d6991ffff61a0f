import { wording } from '../../../core/config';

/** The names of the button on a moving background; the site's configuration may word them anew. */
export const message = wording({
  'background.pause': 'Pause the moving background',
  'background.play': 'Play the moving background',
});
