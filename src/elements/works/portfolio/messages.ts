import { common, defineMessages } from '../../../core/config';

/** The element's own messages; `messages` of the site's configuration may override them. */
export const message = defineMessages({
  'portfolio.all': 'All',
  'portfolio.all_of': '{all}: {label}',
  'portfolio.categories': 'Categories',
  'portfolio.other_categories': 'Other categories',
  'portfolio.filters_failed': 'Some categories could not be loaded.',
  'portfolio.search': 'Search...',
  'portfolio.search_label': 'Search by title',
  'portfolio.search_these': 'Search these items only',
  'portfolio.list': 'Portfolio',
  'portfolio.quick_view': 'Quick View',
  'portfolio.quick_view_of': '{label}: {title}',
  'portfolio.untitled': 'Item {number}',
  'portfolio.new_tab': 'opens in a new tab',
  'portfolio.load_more': 'Load More',
  'portfolio.search_on': 'Search more items',
  'portfolio.loading': 'Loading',
  'portfolio.none': 'No items found',
  'portfolio.failed': 'The items could not be loaded.',
  'portfolio.more_failed': 'More items could not be loaded.',
  'portfolio.retry': common.retry,
  'portfolio.count': '{shown} of {count} items',
  'portfolio.count.one': '{shown} of {count} item',
  'portfolio.found': '{count} items found',
  'portfolio.found.one': '{count} item found',
  'portfolio.found_loaded': '{shown} of {count} loaded items match; {more} not loaded yet',
  'portfolio.found_loaded.one': '{shown} of {count} loaded item matches; {more} not loaded yet',
  'portfolio.found_loaded_some': '{shown} of {count} loaded items match; not all items are loaded',
  'portfolio.found_loaded_some.one':
    '{shown} of {count} loaded item matches; not all items are loaded',
});
