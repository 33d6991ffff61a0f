import * as z from 'zod/mini';
import {
  atMost,
  entries,
  ids,
  length,
  names,
  numberOr,
  optionalNumber,
  text,
  toggleOr,
  wordOf,
} from './settings-fields';

/**
 * The settings by the names that the portfolio block gives them, its spelling included.
 *
 * Numbers may come as text and toggles as `'yes'`, `1` or `true`; what does not fit is as if it were
 * absent. Defaults are the block's own (facts, portfolio 10).
 */
export const SettingsSchema = z.object({
  /** How many items a call brings; more than 100 are fetched in pages of 100. */
  itemsPerPage: numberOr(10, z.int().check(z.positive())),
  /**
   * Columns from 900 px of the element's width on, 24 at most; from 500 px two of them, below one.
   * Without it the block's own: three from 900 px on, from 750 px two, below one.
   */
  columns: optionalNumber(z.int().check(z.positive(), atMost(24))),
  /** `style-1`: square tiles whose picture scrolls; anything else: masonry. */
  thumbnailHoverStyle: text(),
  /** Seconds that a picture of `style-1` takes from its top to its bottom. */
  scrollSpeed: numberOr(2, z.number().check(z.nonnegative())),
  titlePosition: wordOf(['bottom', 'top']),
  'show-quick-view': toggleOr(true),
  quickViewText: text(),
  loadMoreButtonText: text(),
  loadMoreBgColor: text(),
  loadMoreHoverBgColor: text(),
  loadMoreTextColor: text(),
  loadMoreHoverTextColor: text(),
  loadMoreBorderColor: text(),
  loadMoreHoverBorderColor: text(),
  loadMoreBorderWidth: length(),
  loadMoreBorderRadius: length(),
  loadMoreVerticalPadding: length(),
  loadMoreHorizantalPadding: length(),
  /** The size of the button's text. */
  loadMoreSize: length(),
  /** Only items of these categories, other categories and tags. */
  categorySelectedNum: ids(),
  otherCategorySelectedNum: ids(),
  tagsSelectedNum: ids(),
  /** Only items of the categories that have these names. */
  categorySelectedLabels: names(),
  otherCategorySelectedLabels: names(),
  showCategories: toggleOr(true),
  showOtherCategories: toggleOr(false),
  /** The categories themselves, as the REST API gives them: then they are not fetched. */
  categories: entries(),
  otherCategories: entries(),
  /** An 'All' before the categories. */
  showCategoriesAll: toggleOr(true),
  showOtherCategoriesAll: toggleOr(true),
  showSearch: toggleOr(true),
  headerColor: text(),
  headerTextColor: text(),
  activeHeaderTextColor: text(),
  /** `auto` loads more when the end of the list comes near; the button stays as the way on. */
  loadMore: wordOf(['button', 'auto']),
  /** Keeps filter and search in the address, so that the back button works. */
  deepLink: toggleOr(false),
  /** The items themselves, in the REST API's shape; the property `items` wins over them. */
  items: entries(),
});

/** The settings as the element uses them. */
export type PortfolioSettings = z.output<typeof SettingsSchema>;
