import { wording } from '../../../core/config';

/** The names that this element itself gives to a button; the site's configuration may word them anew. */
export const message = wording({
  // The theme's own words for a button that was printed without any (facts, header 24).
  'switcher.switch': 'Switch color palette.',
  'switcher.dark': 'Dark colors',
  'switcher.other': 'Alternative colors',
});
