import { wording } from '../../../core/config';

/** The words of a drawn overlay, and names for controls without one; the site may word them anew. */
export const message = wording({
  'search.open': 'Search',
  'search.close': 'Close search',
  'search.field': 'Search for',
  'search.submit': 'Search',
});
