import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { custom } from '../../../core/settings';
import { settings } from './portfolio.settings';
import { isPrintedCompletely } from './printed/complete';

export const props = {
  apiUrl: {
    kind: 'text',
    attribute: 'api-url',
    default: '',
    doc: 'REST address of the items, with or without a query. Default: `portfolioUrl` of the site’s configuration.',
  },
  items: {
    kind: 'raw',
    accepts: (value: unknown): value is readonly unknown[] => Array.isArray(value),
    wanted: 'a list',
    reason: 'A list may hold thousands of items; each is parsed field by field where it is used.',
    doc: 'Items in the REST API’s shape, shown instead of fetched items.',
  },
} as const;

export const events = {
  'nh-portfolio-load': {
    detail: {
      loaded: { kind: 'number', doc: 'Number of loaded items.' },
      total: { kind: 'number', doc: 'Number of items that the server has for the active filter.' },
    },
    doc: 'Items were loaded.',
  },
  'nh-portfolio-filter': {
    detail: {
      category: custom<number | null>('number | null', 'Id of the active category; null: all.'),
      otherCategory: custom<number | null>(
        'number | null',
        'Id of the active other category; null: all.',
      ),
      search: { kind: 'text', doc: 'The search text.' },
    },
    doc: 'The visitor selected a category or typed into the search box.',
  },
  'nh-portfolio-open': {
    detail: {
      item: {
        kind: 'group',
        doc: 'The item to open.',
        fields: {
          id: {
            kind: 'number',
            optional: true,
            doc: 'Id of the item; undefined if the server sends none.',
          },
          title: { kind: 'text', doc: 'Title of the item.' },
          type: {
            kind: 'choice',
            options: { image: 'Image', video: 'Video', iframe: 'External site', page: 'Page' },
            doc: 'Type of the item.',
          },
          href: { kind: 'text', optional: true, doc: 'Address of the item’s link.' },
        },
      },
      in: {
        kind: 'choice',
        options: { lightbox: 'Lightbox', 'new-tab': 'New tab', 'same-tab': 'Same tab' },
        doc: 'Where the item opens.',
      },
    },
    cancelable: true,
    doc: 'The visitor is about to open an item; `preventDefault()` stops the opening.',
  },
  'nh-portfolio-error': {
    detail: { message: { kind: 'text', doc: 'Description of the failure.' } },
    doc: 'A request failed; the loaded items remain.',
  },
} as const;

export type PortfolioProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-portfolio>`. */
export const portfolio = defineContract({
  tag: 'nh-portfolio',
  summary: 'A filterable portfolio grid whose items open in a lightbox, as links or as pages.',
  since: '0.1.0',
  category: 'pro',
  props,
  settings,
  settingsDoc: 'The settings of the portfolio block, as the CMS prints them.',
  events,
  slots: {
    '': 'The first items as plain links, shown until the list is loaded. If they are all items (setting `total`), they stay, placed as a grid.',
  },
  parts: {
    header: 'The box with the filters and the search box.',
    filters: 'One group of category buttons.',
    filter: 'A category button.',
    search: 'The search box.',
    grid: 'The list of items.',
    item: 'The list item that holds a tile.',
    tile: 'The tile of an item.',
    link: 'The link of an item.',
    picture: 'The image of an item.',
    title: 'The title of an item.',
    badge: 'The site type of an item.',
    'quick-view': 'The button that shows an item in the lightbox.',
    message: 'The status line: an error, or the number of items shown.',
    'load-more': 'The button below the list: “Load More” or “Try again”.',
    spinner: 'The spinner shown while items load.',
  },
  cssProperties: {
    '--nh-portfolio-gap': 'Gap between tiles. Default: `--nh-space`, else 1px.',
    '--nh-portfolio-ratio':
      'Aspect ratio of the images of a masonry, such as `4 / 3`; default `auto`: each its own.',
    '--nh-tile-ratio': 'Aspect ratio (width / height) of an image’s box; set by the list.',
    '--nh-grid-columns': 'Number of columns; set by the list.',
    '--nh-portfolio-radius':
      'Corner radius of tiles and filters. Default: `--nh-radius`, else 6px.',
    '--nh-portfolio-surface':
      'Background of tiles. Default: `--nh-raised`, else a tint of the text colour.',
    '--nh-portfolio-accent':
      'Colour of the focus ring and the spinner. Default: `--nh-accent`, for the ring `--nh-focus`, else the page’s text colour.',
    '--nh-portfolio-scroll-speed':
      'Duration in which a `style-1` image scrolls; default: the setting `scrollSpeed`.',
    '--nh-portfolio-header': 'Background of the header; default transparent.',
    '--nh-portfolio-header-text': 'Text colour of the header; default: the page’s text colour.',
    '--nh-portfolio-header-active':
      'Text colour of the active filter; default: the header’s text colour.',
    '--nh-portfolio-header-chosen': 'Background of the active filter. Default: none, with a frame.',
    '--nh-portfolio-button':
      'Background of the Load More button. Default: `--nh-accent`, else #046bd2.',
    '--nh-portfolio-button-hover':
      'Background of the Load More button on hover and focus. Default: `--nh-text`, else #000.',
    '--nh-portfolio-button-text':
      'Text colour of the Load More button. Default: `--nh-on-accent`, else #fff.',
    '--nh-portfolio-button-hover-text':
      'Text colour of the Load More button on hover and focus. Default: `--nh-surface`, else #fff.',
    '--nh-portfolio-button-border': 'Border colour of the Load More button; default currentColor.',
    '--nh-portfolio-button-hover-border':
      'Border colour of the Load More button on hover and focus; default: its border colour.',
    '--nh-portfolio-button-border-width': 'Border width of the Load More button; default 0.',
    '--nh-portfolio-button-radius':
      'Corner radius of the Load More button. Default: `--nh-radius`, else 4px.',
    '--nh-portfolio-button-padding-block':
      'Padding of the Load More button at the top and bottom; default 12px.',
    '--nh-portfolio-button-padding-inline':
      'Padding of the Load More button at the sides; default 22px.',
    '--nh-portfolio-button-size': 'Font size of the Load More button; default 16px.',
  },
  tokens: [
    '--nh-surface',
    '--nh-raised',
    '--nh-text',
    '--nh-border',
    '--nh-accent',
    '--nh-on-accent',
    '--nh-focus',
    '--nh-radius',
    '--nh-space',
    '--nh-control',
  ],
  children: childrenPolicy,
  loading: 'visible',
  load: () => import('./portfolio'),
  enhance: () => import('./portfolio.enhance'),
  printed: '[settings*=total] li a',
});

/** A completely printed portfolio stays as it is; other content is shown until the list is loaded. */
function childrenPolicy(host: HTMLElement, props: PortfolioProps): ChildrenPolicy {
  return isPrintedCompletely(host, props) ? 'enhance' : 'slot';
}
