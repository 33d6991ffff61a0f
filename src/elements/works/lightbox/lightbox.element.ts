import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './lightbox.settings';

export const props = {
  open: {
    kind: 'toggle',
    attribute: 'open',
    default: false,
    doc: 'Opens the lightbox. Changes when the visitor opens or closes it.',
  },
  index: {
    kind: 'number',
    attribute: 'index',
    min: 0,
    step: 1,
    default: 0,
    doc: 'Index of the shown item, or of the item to open first; counted from 0. Changes when the visitor goes to another item.',
  },
} as const;

const detail = {
  index: { kind: 'number', doc: 'Index of the item, from 0.' },
  url: { kind: 'text', doc: 'Address of the item.' },
} as const;

export const events = {
  'nh-lightbox-open': {
    detail,
    cancelable: true,
    doc: 'The visitor is about to open the lightbox; `preventDefault()` keeps it closed, and the browser follows the link.',
  },
  'nh-lightbox-change': { detail, doc: 'The visitor went to another item.' },
  'nh-lightbox-close': { detail, doc: 'The visitor closed the lightbox.' },
} as const;

export type LightboxProps = PropsOf<typeof props, typeof settings>;
/** The read settings. */
export type LightboxSettings = LightboxProps['settings'];
/** An item of the setting `items`. */
export type GalleryItem = NonNullable<LightboxSettings['items']>[number];

/** The contract of `<nh-lightbox>`. */
export const lightbox = defineContract({
  tag: 'nh-lightbox',
  summary: 'A gallery whose images, videos and pages open as one slideshow over the page.',
  since: '0.1.0',
  category: 'general',
  props,
  settings,
  settingsDoc: 'The controls of the lightbox, and its items if the tag contains no links.',
  events,
  slots: {
    '': 'Links to images, to videos, and to pages (marked with `data-nh-page`), which open as one slideshow. Without JavaScript the browser follows them.',
  },
  parts: {
    grid: 'The list of items drawn from settings.',
    item: 'A list item.',
    link: 'The link to an item.',
    thumbnail: 'The thumbnail of an item.',
    title: 'The title of an item without a thumbnail.',
  },
  cssProperties: {
    '--nh-lightbox-size': 'Minimum width of a grid column; default 10rem.',
    '--nh-lightbox-gap': 'Gap between grid items. Default: `--nh-space`, else 0.5rem.',
  },
  tokens: ['--nh-focus', '--nh-space'],
  children: childrenPolicy,
  loading: 'visible',
  load: () => import('./lightbox'),
  enhance: () => import('./lightbox.enhance'),
  printed: 'a',
});

/** Links printed by the server are enhanced; a tag without links is drawn from its settings. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector('a[href]') ? 'enhance' : 'replace';
}
