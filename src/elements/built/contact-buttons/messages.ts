import { wording } from '../../../core/config';

/** The words of drawn contact buttons; the site may word them anew. */
export const message = wording({
  'contact.name': 'Write to us',
  'contact.close': 'Close {name}',
});
