import { wording } from '../../../core/config';

/** The sentences that this element itself shows; the site's configuration may word them anew. */
export const message = wording({
  'portfolio.all': 'All',
  'portfolio.categories': 'Categories',
  'portfolio.other_categories': 'Other categories',
  'portfolio.filters_failed': 'Some categories are missing.',
  'portfolio.search': 'Search...',
  'portfolio.search_label': 'Search the titles',
  'portfolio.list': 'Portfolio',
  'portfolio.quick_view': 'Quick View',
  'portfolio.quick_view_of': '{label}: {title}',
  'portfolio.untitled': 'Item {number}',
  'portfolio.new_tab': 'opens in a new tab',
  'portfolio.load_more': 'Load More',
  'portfolio.loading': 'Loading',
  'portfolio.none': 'No items found',
  'portfolio.failed': 'The items could not be loaded.',
  'portfolio.more_failed': 'The next items could not be loaded.',
  'portfolio.retry': 'Try again',
  'portfolio.count': '{shown} of {count} items',
  'portfolio.count.one': '{shown} of {count} item',
  'portfolio.found': '{count} items found',
  'portfolio.found.one': '{count} item found',
});
