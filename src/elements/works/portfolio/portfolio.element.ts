import { defineContract, type PropsOf } from '../../../core/element/contract';
import { custom } from '../../../core/settings';
import { settings } from './portfolio.settings';

export const props = {
  apiUrl: {
    kind: 'text',
    attribute: 'api-url',
    default: '',
    doc: 'The REST address of the items, with or without a query; default: the site configuration’s.',
  },
  items: {
    kind: 'raw',
    accepts: (value: unknown): value is readonly unknown[] => Array.isArray(value),
    wanted: 'a list',
    reason: 'Not item by item: there may be thousands, and each is read field by field.',
    doc: 'The items themselves, in the REST API’s shape: then nothing is fetched.',
  },
} as const;

export const events = {
  'nh-portfolio-load': {
    detail: {
      loaded: { kind: 'number', doc: 'How many items are here.' },
      total: { kind: 'number', doc: 'How many the server has for this filter.' },
    },
    doc: 'Items have arrived: so many are loaded of so many that the server has for this filter.',
  },
  'nh-portfolio-filter': {
    detail: {
      category: custom<number | null>('number | null', 'The chosen category.'),
      otherCategory: custom<number | null>('number | null', 'The chosen other category.'),
      search: { kind: 'text', doc: 'What is searched for.' },
    },
    doc: 'The visitor has chosen a category or typed into the search box; null is all.',
  },
  'nh-portfolio-open': {
    detail: {
      item: {
        kind: 'group',
        doc: 'The item that opens.',
        fields: {
          id: { kind: 'number', optional: true, doc: 'Undefined where the server has none.' },
          title: { kind: 'text', doc: 'Its title.' },
          type: {
            kind: 'choice',
            options: { image: 'Picture', video: 'Video', iframe: 'Frame', page: 'Page' },
            doc: 'What it is.',
          },
          href: { kind: 'text', optional: true, doc: 'Where its link leads.' },
        },
      },
      in: {
        kind: 'choice',
        options: { lightbox: 'Lightbox', 'new-tab': 'New tab', 'same-tab': 'Same tab' },
        doc: 'Where it opens.',
      },
    },
    cancelable: true,
    doc: 'The visitor opens an item; `preventDefault()` keeps it closed.',
  },
  'nh-portfolio-error': {
    detail: { message: { kind: 'text', doc: 'What has failed.' } },
    doc: 'A call has failed; what is loaded stays.',
  },
} as const;

export type PortfolioProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-portfolio>`. */
export const portfolio = defineContract({
  tag: 'nh-portfolio',
  summary: 'A filterable grid of works that open as pictures, videos and pages.',
  since: '0.1.0',
  props,
  settings,
  settingsDoc:
    'What is shown and how: the settings of the portfolio block, as the CMS prints them.',
  events,
  slots: { '': 'The first items as plain links, shown until the list is here.' },
  parts: {
    header: 'The box of filters and search.',
    filters: 'One list of categories.',
    filter: 'A category.',
    search: 'The search box.',
    grid: 'The list of items.',
    item: 'An item’s place in the list.',
    tile: 'An item.',
    link: 'The link of an item.',
    picture: 'The picture of an item.',
    title: 'The title of an item.',
    badge: 'The site type of an item.',
    'quick-view': 'The button that shows an item in the lightbox.',
    message: 'The line that says what is wrong, or how much is shown.',
    'load-more': 'The button below the list: Load More, or Try again.',
    spinner: 'Turns while items are on their way.',
  },
  cssProperties: {
    '--nh-portfolio-gap': 'The space between the tiles; default 1px.',
    '--nh-tile-ratio': 'Width : height of the room that a picture has; set by the list.',
    '--nh-grid-columns': 'The number of columns; set by the list.',
    '--nh-portfolio-radius': 'The corners of tiles and filters; default 6px.',
    '--nh-portfolio-surface': 'The background of tiles; default a tint of the text colour.',
    '--nh-portfolio-accent':
      'The colour of the focus ring and the spinner; default the page’s text colour.',
    '--nh-portfolio-scroll-speed': 'How long a picture of `style-1` scrolls; default the setting.',
    '--nh-portfolio-header': 'The background of the header; default transparent.',
    '--nh-portfolio-header-text': 'The colour of the filters; default the page’s text colour.',
    '--nh-portfolio-header-active':
      'The colour of the chosen filter; default the page’s text colour.',
    '--nh-portfolio-button': 'The background of Load More; default #046bd2.',
    '--nh-portfolio-button-hover': 'The same under the pointer; default #000.',
    '--nh-portfolio-button-text': 'The colour of its text; default #fff.',
    '--nh-portfolio-button-hover-text': 'The same under the pointer; default #fff.',
    '--nh-portfolio-button-border': 'The colour of its border; default currentColor.',
    '--nh-portfolio-button-hover-border': 'The same under the pointer; default the border’s.',
    '--nh-portfolio-button-border-width': 'The width of its border; default 0.',
    '--nh-portfolio-button-radius': 'Its corners; default 4px.',
    '--nh-portfolio-button-padding-block': 'Its padding above and below; default 12px.',
    '--nh-portfolio-button-padding-inline': 'Its padding at the sides; default 22px.',
    '--nh-portfolio-button-size': 'The size of its text; default 16px.',
  },
  children: 'slot',
  loading: 'visible',
  load: () => import('./portfolio'),
});
