import { defineField, defineSettings, type ValuesOf } from '../../../core/settings';

const ids = defineField({
  kind: 'list',
  of: { kind: 'number', above: 0, step: 1 },
  alone: true,
  separator: ',',
  default: [],
  group: 'content',
});

const names = defineField({ kind: 'list', of: { kind: 'text' }, default: [], group: 'content' });

/** A list in the REST API's shape, whose entries are parsed where they are used. */
const entries = defineField({
  kind: 'list',
  of: {
    kind: 'raw',
    reason: 'A response of the REST API, parsed field by field where it is used.',
  },
  group: 'content',
});

const colour = defineField({ kind: 'colour', group: 'colours' });

const length = defineField({
  kind: 'length',
  units:
    'px em rem ch ex pt vw vh vi vb vmin vmax svw svh svi svb svmin svmax lvw lvh lvi lvb lvmin lvmax dvw dvh dvi dvb dvmin dvmax cqw cqh cqi cqb'.split(
      ' ',
    ),
  expressions: true,
  min: 0,
  group: 'button',
});

/**
 * The settings of the portfolio block, with the block's own names (and spelling) and defaults
 * (docs/compatibility/portfolio.md#defaults).
 */
export const settings = defineSettings({
  itemsPerPage: {
    kind: 'number',
    label: 'Items per page',
    group: 'layout',
    above: 0,
    step: 1,
    default: 10,
    doc: 'Number of items that are loaded at a time. Above 100, several requests of up to 100 items are sent.',
  },
  columns: {
    kind: 'number',
    label: 'Columns',
    group: 'layout',
    min: 1,
    max: 24,
    step: 1,
    capped: true,
    responsive: true,
    doc: 'Number of columns, 1 to 24, of a list at least 900 px wide. From 500 px the list has at most two columns, below 500 px one. A value set for a single device applies at any width. Default: three columns from 900 px, two from 750 px, else one.',
  },
  thumbnailHoverStyle: {
    kind: 'text',
    label: 'Tile style',
    group: 'layout',
    default: '',
    examples: ['style-1'],
    doc: '`style-1`: square tiles whose image scrolls on hover. Any other value: masonry.',
  },
  scrollSpeed: {
    kind: 'number',
    label: 'Scroll speed',
    group: 'behaviour',
    min: 0,
    unit: 's',
    default: 2,
    doc: 'Time in seconds in which a `style-1` image scrolls from its top to its bottom.',
    shownIf: { thumbnailHoverStyle: 'style-1' },
  },
  titlePosition: {
    kind: 'choice',
    label: 'Title position',
    group: 'layout',
    options: { bottom: 'Bottom', top: 'Top' },
    default: 'bottom',
    doc: 'Position of an item’s title: above or below its image.',
  },
  'show-quick-view': {
    kind: 'toggle',
    label: 'Quick view',
    group: 'behaviour',
    default: true,
    doc: 'Shows a button on each tile that opens the item in the lightbox.',
  },
  quickViewText: {
    kind: 'text',
    label: 'Quick view text',
    group: 'texts',
    default: '',
    doc: 'Text of the quick view button. Default: "Quick View".',
    shownIf: { 'show-quick-view': true },
  },
  loadMoreButtonText: {
    kind: 'text',
    label: 'Load More text',
    group: 'texts',
    default: '',
    doc: 'Text of the button below the list. Default: "Load More".',
  },
  loadMoreBgColor: {
    ...colour,
    label: 'Button background',
    doc: 'Background colour of the Load More button.',
  },
  loadMoreHoverBgColor: {
    ...colour,
    label: 'Button background on hover',
    doc: 'Background colour of the Load More button on hover and focus.',
  },
  loadMoreTextColor: {
    ...colour,
    label: 'Button text colour',
    doc: 'Text colour of the Load More button.',
  },
  loadMoreHoverTextColor: {
    ...colour,
    label: 'Text colour on hover',
    doc: 'Text colour of the Load More button on hover and focus.',
  },
  loadMoreBorderColor: {
    ...colour,
    label: 'Button border colour',
    doc: 'Border colour of the Load More button. Default: the button’s text colour.',
  },
  loadMoreHoverBorderColor: {
    ...colour,
    label: 'Border colour on hover',
    doc: 'Border colour of the Load More button on hover and focus. Default: the border colour.',
  },
  loadMoreBorderWidth: {
    ...length,
    label: 'Border width',
    doc: 'Border width of the Load More button. Default: no border.',
  },
  loadMoreBorderRadius: {
    ...length,
    label: 'Border radius',
    doc: 'Corner radius of the Load More button. Default: 4px.',
  },
  loadMoreVerticalPadding: {
    ...length,
    label: 'Vertical padding',
    doc: 'Padding of the Load More button at the top and bottom. Default: 12px.',
  },
  loadMoreHorizantalPadding: {
    ...length,
    label: 'Horizontal padding',
    aliases: ['loadMoreHorizontalPadding'],
    doc: 'Padding of the Load More button at the sides. Default: 22px. The misspelled name is the portfolio block’s own.',
  },
  loadMoreSize: {
    ...length,
    label: 'Font size',
    doc: 'Font size of the Load More button. Default: 16px.',
  },
  categorySelectedNum: {
    ...ids,
    taxonomy: 'astra-portfolio-categories',
    label: 'Categories',
    doc: 'Ids of categories: only items in one of them are listed. Default: all items.',
  },
  otherCategorySelectedNum: {
    ...ids,
    taxonomy: 'astra-portfolio-other-categories',
    label: 'Other categories',
    doc: 'Ids of other categories: only items in one of them are listed. Default: all items.',
  },
  tagsSelectedNum: {
    ...ids,
    taxonomy: 'astra-portfolio-tags',
    label: 'Tags',
    doc: 'Ids of tags: only items with one of them are listed. Default: all items.',
  },
  categorySelectedLabels: {
    ...names,
    label: 'Category names',
    doc: 'Names of categories: only items in one of them are listed. Default: all items.',
  },
  otherCategorySelectedLabels: {
    ...names,
    label: 'Other category names',
    doc: 'Names of other categories: only items in one of them are listed. Default: all items.',
  },
  showCategories: {
    kind: 'toggle',
    label: 'Filter by category',
    group: 'header',
    default: true,
    doc: 'Shows buttons above the list that filter it by category.',
  },
  showOtherCategories: {
    kind: 'toggle',
    label: 'Filter by other category',
    group: 'header',
    default: false,
    doc: 'Shows buttons above the list that filter it by other category.',
  },
  categories: {
    ...entries,
    label: 'Category data',
    doc: 'The categories: each with `id`, `name` and `count`, as the REST API sends them. Default: fetched from the server.',
  },
  otherCategories: {
    ...entries,
    label: 'Other category data',
    doc: 'The other categories: each with `id`, `name` and `count`, as the REST API sends them. Default: fetched from the server.',
  },
  showCategoriesAll: {
    kind: 'toggle',
    label: '“All” for categories',
    group: 'header',
    default: true,
    doc: 'Shows an “All” button before the categories. Without it, a second press on the active category shows all items.',
    shownIf: { showCategories: true },
  },
  showOtherCategoriesAll: {
    kind: 'toggle',
    label: '“All” for other categories',
    group: 'header',
    default: true,
    doc: 'Shows an “All” button before the other categories. Without it, a second press on the active category shows all items.',
    shownIf: { showOtherCategories: true },
  },
  showSearch: {
    kind: 'toggle',
    label: 'Search',
    group: 'header',
    default: true,
    doc: 'Shows a search box that filters the loaded items by title.',
  },
  headerColor: {
    ...colour,
    label: 'Header background',
    doc: 'Background colour of the header with filters and search. Default: transparent.',
  },
  headerTextColor: {
    ...colour,
    label: 'Header text colour',
    doc: 'Text colour of the filters and the search box. Default: the page’s text colour.',
  },
  activeHeaderTextColor: {
    ...colour,
    label: 'Active filter colour',
    doc: 'Text colour of the active filter. Default: the header’s text colour.',
  },
  loadMore: {
    kind: 'choice',
    label: 'Load more items',
    group: 'behaviour',
    options: { button: 'With a button', auto: 'While scrolling' },
    default: 'button',
    doc: '`button`: a button below the list loads more items. `auto`: they load when the visitor scrolls near the end of the list; the button remains as a fallback.',
  },
  deepLink: {
    kind: 'toggle',
    label: 'Filter in URL',
    group: 'behaviour',
    default: false,
    doc: 'Stores the active filters and the search text in the page’s URL, so that visitors can share the view and use the back button.',
  },
  items: {
    ...entries,
    label: 'Item data',
    doc: 'The items, with the keys of the REST API (`title`, `link`, `thumbnail-image-url`, `astra-portfolio-categories` and others). The property `items` has precedence. Default: fetched from the server.',
  },
  total: {
    kind: 'number',
    label: 'Total items',
    group: 'content',
    min: 0,
    step: 1,
    doc: 'Number of all items. If the tag contains a link for each of them, and header, quick view and `style-1` are off, the links are placed as a grid: nothing is fetched or drawn. Default: asked from the server.',
  },
});

/** The parsed settings of `<nh-portfolio>`. */
export type PortfolioSettings = ValuesOf<typeof settings>;
