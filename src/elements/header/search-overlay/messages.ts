import { defineMessages } from '../../../core/config';

/** The texts of a drawn overlay and names for unnamed controls; the site's configuration may override them. */
export const message = defineMessages({
  'search.open': 'Search',
  'search.close': 'Close search',
  'search.field': 'Search for',
  'search.submit': 'Search',
  'search.empty': 'Type what you are looking for.',
});
