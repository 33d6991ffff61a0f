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

/** A list of the REST API's, which is read entry by entry where it is used. */
const entries = defineField({
  kind: 'list',
  of: { kind: 'raw', reason: 'An answer of the REST API, read field by field where it is used.' },
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
 * The settings by the names that the portfolio block gives them, its spelling included. Defaults are
 * the block's own (facts, portfolio 10).
 */
export const settings = defineSettings({
  itemsPerPage: {
    kind: 'number',
    label: 'Items per page',
    group: 'layout',
    above: 0,
    step: 1,
    default: 10,
    doc: 'How many items a call brings; more than 100 are fetched in pages of 100.',
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
    doc: 'Columns from 900 px of the element’s width on, 24 at most; from 500 px two of them, below one. What is given for the very device counts at any width. Without it the block’s own: three from 900 px on, from 750 px two, below one.',
  },
  thumbnailHoverStyle: {
    kind: 'text',
    label: 'Style of the tiles',
    group: 'layout',
    default: '',
    examples: ['style-1'],
    doc: '`style-1`: square tiles whose picture scrolls; anything else: masonry.',
  },
  scrollSpeed: {
    kind: 'number',
    label: 'Scroll speed',
    group: 'behaviour',
    min: 0,
    unit: 's',
    default: 2,
    doc: 'Seconds that a picture of `style-1` takes from its top to its bottom.',
  },
  titlePosition: {
    kind: 'choice',
    label: 'Position of the title',
    group: 'layout',
    options: { bottom: 'Bottom', top: 'Top' },
    default: 'bottom',
    doc: 'Where the title of an item stands.',
  },
  'show-quick-view': {
    kind: 'toggle',
    label: 'Quick view',
    group: 'behaviour',
    default: true,
    doc: 'Offers a button that shows an item in the lightbox.',
  },
  quickViewText: {
    kind: 'text',
    label: 'Text of the quick view',
    group: 'texts',
    default: '',
    doc: 'What that button says.',
  },
  loadMoreButtonText: {
    kind: 'text',
    label: 'Text of Load More',
    group: 'texts',
    default: '',
    doc: 'What the button below the list says; default "Load More".',
  },
  loadMoreBgColor: { ...colour, label: 'Load More', doc: 'The background of Load More.' },
  loadMoreHoverBgColor: {
    ...colour,
    label: 'Load More, hovered',
    doc: 'The background of Load More under the pointer or in focus.',
  },
  loadMoreTextColor: { ...colour, label: 'Load More, text', doc: 'The colour of its text.' },
  loadMoreHoverTextColor: {
    ...colour,
    label: 'Load More, text, hovered',
    doc: 'The colour of its text under the pointer or in focus.',
  },
  loadMoreBorderColor: { ...colour, label: 'Load More, border', doc: 'The colour of its border.' },
  loadMoreHoverBorderColor: {
    ...colour,
    label: 'Load More, border, hovered',
    doc: 'The colour of its border under the pointer or in focus.',
  },
  loadMoreBorderWidth: { ...length, label: 'Width of the border', doc: 'The width of its border.' },
  loadMoreBorderRadius: { ...length, label: 'Corners', doc: 'The radius of its corners.' },
  loadMoreVerticalPadding: {
    ...length,
    label: 'Vertical padding',
    doc: 'Its padding above and below.',
  },
  loadMoreHorizantalPadding: {
    ...length,
    label: 'Horizontal padding',
    aliases: ['loadMoreHorizontalPadding'],
    doc: 'Its padding at the sides; the block’s own spelling.',
  },
  loadMoreSize: { ...length, label: 'Size of the text', doc: 'The size of the button’s text.' },
  categorySelectedNum: {
    ...ids,
    label: 'Categories',
    doc: 'Only items of these categories, by their ids.',
  },
  otherCategorySelectedNum: {
    ...ids,
    label: 'Other categories',
    doc: 'Only items of these other categories, by their ids.',
  },
  tagsSelectedNum: { ...ids, label: 'Tags', doc: 'Only items of these tags, by their ids.' },
  categorySelectedLabels: {
    ...names,
    label: 'Names of categories',
    doc: 'Only items of the categories that have these names.',
  },
  otherCategorySelectedLabels: {
    ...names,
    label: 'Names of other categories',
    doc: 'Only items of the other categories that have these names.',
  },
  showCategories: {
    kind: 'toggle',
    label: 'Filter by category',
    group: 'header',
    default: true,
    doc: 'Shows the filter by category.',
  },
  showOtherCategories: {
    kind: 'toggle',
    label: 'Filter by other category',
    group: 'header',
    default: false,
    doc: 'Shows the filter by other category.',
  },
  categories: {
    ...entries,
    label: 'The categories',
    doc: 'The categories themselves, as the REST API gives them: then they are not fetched.',
  },
  otherCategories: {
    ...entries,
    label: 'The other categories',
    doc: 'The other categories themselves, in the same way.',
  },
  showCategoriesAll: {
    kind: 'toggle',
    label: 'All categories',
    group: 'header',
    default: true,
    doc: 'An “All” before the categories.',
  },
  showOtherCategoriesAll: {
    kind: 'toggle',
    label: 'All other categories',
    group: 'header',
    default: true,
    doc: 'An “All” before the other categories.',
  },
  showSearch: {
    kind: 'toggle',
    label: 'Search',
    group: 'header',
    default: true,
    doc: 'Shows the search box.',
  },
  headerColor: { ...colour, label: 'Header', doc: 'The background of the header.' },
  headerTextColor: { ...colour, label: 'Header, text', doc: 'The colour of the filters.' },
  activeHeaderTextColor: {
    ...colour,
    label: 'Header, chosen',
    doc: 'The colour of the chosen filter.',
  },
  loadMore: {
    kind: 'choice',
    label: 'Loading more',
    group: 'behaviour',
    options: { button: 'By a button', auto: 'When the end of the list comes near' },
    default: 'button',
    doc: '`auto` loads more when the end of the list comes near; the button stays as the way on.',
  },
  deepLink: {
    kind: 'toggle',
    label: 'In the address',
    group: 'behaviour',
    default: false,
    doc: 'Keeps filter and search in the address, so that the back button works.',
  },
  items: {
    ...entries,
    label: 'The items',
    doc: 'The items themselves, in the REST API’s shape; the property `items` wins over them.',
  },
});

/** The settings as the element uses them. */
export type PortfolioSettings = ValuesOf<typeof settings>;
