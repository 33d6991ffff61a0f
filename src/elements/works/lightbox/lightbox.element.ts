import * as z from 'zod/mini';
import { toggleSetting } from '../../../core/config/toggle-setting';
import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';

const text = z.string();
const toggle = z.optional(toggleSetting(undefined));
const numeric = z.union([z.number(), text]);

const ItemSchema = z.object({
  url: text,
  /** Default: what the address looks like; one that is neither a picture's nor a video's is a page's. */
  type: z.optional(z.enum(['image', 'video', 'page'])),
  title: z.optional(text),
  description: z.optional(text),
  /** The small picture in the grid; for a video, its poster too. Default: the picture itself. */
  thumbnail: z.optional(text),
  /** What the picture shows; default: the title. */
  alt: z.optional(text),
  /** CSS pixels of the picture; default: read from it. */
  width: z.optional(numeric),
  height: z.optional(numeric),
});

const SettingsSchema = z.object({
  /** What the grid shows, where the tag holds no links. */
  items: z.optional(z.array(ItemSchema)),
  /** The name of the gallery, for assistive technology. */
  title: z.optional(text),
  /** After the last item comes the first; default yes. */
  loop: toggle,
  /** Each control: default as the kit of the site's configuration says, else yes. */
  counter: toggle,
  zoom: toggle,
  fullscreen: toggle,
  share: toggle,
});

export const props = {
  settings: {
    type: 'json',
    attribute: 'settings',
    schema: SettingsSchema,
    default: {},
    doc: 'How the lightbox behaves, and its items where the tag holds no links.',
  },
  open: {
    type: 'boolean',
    attribute: 'open',
    schema: z.boolean(),
    default: false,
    doc: 'Whether the lightbox is open; follows what the visitor does.',
  },
  index: {
    type: 'number',
    attribute: 'index',
    schema: z.number().check(z.int(), z.gte(0)),
    default: 0,
    doc: 'The item that is shown, or that will be when it opens; follows what the visitor does.',
  },
} as const;

const DetailSchema = z.object({
  /** The item's place, from 0. */
  index: z.number(),
  /** The item's address. */
  url: text,
});

export const events = {
  'nh-lightbox-open': {
    detail: DetailSchema,
    cancelable: true,
    doc: 'A visitor has chosen an item; `preventDefault()` keeps the lightbox shut, and the link acts as a link.',
  },
  'nh-lightbox-change': { detail: DetailSchema, doc: 'A visitor has gone to another item.' },
  'nh-lightbox-close': { detail: DetailSchema, doc: 'A visitor has closed the lightbox.' },
};

export type LightboxProps = PropsOf<typeof props>;
export type LightboxSettings = LightboxProps['settings'];
export type GalleryItem = z.output<typeof ItemSchema>;

/** The contract of `<nh-lightbox>`. */
export const lightbox = defineContract({
  tag: 'nh-lightbox',
  summary: 'A gallery whose pictures, videos and pages open as one slideshow over the page.',
  since: '0.1.0',
  props,
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
});

/** The links of the server stay where they are; a tag without any is drawn from its settings. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector('a[href]') ? 'enhance' : 'replace';
}
