import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './lightbox.settings';

export const props = {
  open: {
    kind: 'toggle',
    attribute: 'open',
    default: false,
    doc: 'Whether the lightbox is open; follows what the visitor does.',
  },
  index: {
    kind: 'number',
    attribute: 'index',
    min: 0,
    step: 1,
    default: 0,
    doc: 'The item that is shown, or that will be when it opens; follows what the visitor does.',
  },
} as const;

const detail = {
  index: { kind: 'number', doc: 'The item’s place, from 0.' },
  url: { kind: 'text', doc: 'The item’s address.' },
} as const;

export const events = {
  'nh-lightbox-open': {
    detail,
    cancelable: true,
    doc: 'A visitor has chosen an item; `preventDefault()` keeps the lightbox shut, and the link acts as a link.',
  },
  'nh-lightbox-change': { detail, doc: 'A visitor has gone to another item.' },
  'nh-lightbox-close': { detail, doc: 'A visitor has closed the lightbox.' },
} as const;

export type LightboxProps = PropsOf<typeof props, typeof settings>;
export type LightboxSettings = LightboxProps['settings'];
export type GalleryItem = NonNullable<LightboxSettings['items']>[number];

/** The contract of `<nh-lightbox>`. */
export const lightbox = defineContract({
  tag: 'nh-lightbox',
  summary: 'A gallery whose pictures, videos and pages open as one slideshow over the page.',
  since: '0.1.0',
  props,
  settings,
  settingsDoc: 'How the lightbox behaves, and its items where the tag holds no links.',
  events,
  slots: {
    '': 'Links to pictures and videos, and to pages by `data-nh-page`: they open as one slideshow, and are followed without JavaScript.',
  },
  parts: {
    grid: 'The list that is drawn from data.',
    item: 'One place in it.',
    link: 'The link to the item itself.',
    thumbnail: 'The small picture.',
    title: 'The title of an item without a small picture.',
  },
  cssProperties: {
    '--nh-lightbox-size': 'The least width of a place in the grid; default 10rem.',
    '--nh-lightbox-gap': 'The space between the places; default 0.5rem.',
  },
  children: childrenPolicy,
  loading: 'visible',
  load: () => import('./lightbox'),
  enhance: () => import('./lightbox.enhance'),
  printed: 'a',
});

/** The links of the server stay where they are; a tag without any is drawn from its settings. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector('a[href]') ? 'enhance' : 'replace';
}
