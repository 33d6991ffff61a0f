import { isOn } from '../../../core/config/toggle';
import { safeAddress } from '../../../core/dom/safe-address';
import type { PortfolioItem, PortfolioType, Thumbnail } from './item';
import { ids, record, text, wholeNumber } from './item-fields';
import { itemText, titleText } from './item-text';

/** How the items of one answer are read. */
export interface ItemReading {
  /** What the site's field and taxonomy names begin with, such as `astra`. */
  readonly prefix: string;
  /** What relative addresses are relative to; default: the page. */
  readonly base?: string | undefined;
  /** The first item's place in the whole list; default 0. */
  readonly place?: number | undefined;
}

/**
 * The items of an answer of the server, read field by field: what is missing or wrong costs only
 * itself, and only what is no object is left out.
 */
export function portfolioItems(data: readonly unknown[], reading: ItemReading): PortfolioItem[] {
  const { prefix, base = globalThis.document?.baseURI, place = 0 } = reading;
  const names = fieldNames(prefix);
  const address = addressReader(base);
  const items: PortfolioItem[] = [];
  data.forEach((item, index) => {
    if (typeof item === 'object' && item !== null && !Array.isArray(item)) {
      items.push(portfolioItem(item as Fields, names, place + index, address));
    }
  });
  return items;
}

type Fields = Readonly<Record<string, unknown>>;
type AddressReader = (value: unknown) => string | undefined;

// Put together once: a name that is made for each item has to be looked up letter by letter.
function fieldNames(prefix: string) {
  return {
    siteUrl: `${prefix}-site-url`,
    siteInNewTab: `${prefix}-site-open-in-new-tab`,
    opensIn: `${prefix}-site-open-portfolio-in`,
    siteType: `${prefix}-site-type`,
    categories: `${prefix}-portfolio-categories`,
    otherCategories: `${prefix}-portfolio-other-categories`,
    tags: `${prefix}-portfolio-tags`,
  };
}

function portfolioItem(
  data: Fields,
  names: ReturnType<typeof fieldNames>,
  place: number,
  address: AddressReader,
): PortfolioItem {
  // WordPress counts from 1; a 0 is how a server says that it has none.
  const id = wholeNumber(data.id) || undefined;
  const title = typeof data.title === 'string' ? data.title : record(data.title).rendered;
  const link = address(data.link);
  const image = address(data['lightbox-image-url']);
  const video = address(data['portfolio-video-url']);
  const siteUrl = address(data[names.siteUrl]);
  return {
    key: id === undefined ? text(data.slug) || `#${place}` : String(id),
    id,
    title: titleText(text(title)),
    link,
    type: typeOf(data['portfolio-type'], { link, image, video, siteUrl }),
    thumbnail: thumbnail(data, address),
    image,
    video,
    siteUrl,
    siteInNewTab: isOn(data[names.siteInNewTab]),
    opensIn: opening(data[names.opensIn]),
    siteType: itemText(text(data[names.siteType])),
    categories: ids(data[names.categories]),
    otherCategories: ids(data[names.otherCategories]),
    tags: ids(data[names.tags]),
  };
}

function thumbnail(data: Fields, address: AddressReader): Thumbnail | undefined {
  const url = address(data['thumbnail-image-url']);
  if (url === undefined) return undefined;
  const meta = record(data['thumbnail-image-meta']);
  // A size of 0 is how a server says that it does not know.
  const width = wholeNumber(meta.width) || undefined;
  const height = wholeNumber(meta.height) || undefined;
  return { url, alt: itemText(text(meta.alt)), width, height };
}

const TYPES: ReadonlySet<unknown> = new Set(['image', 'video', 'iframe', 'page']);

// Without a usable type, what the item has says what can be opened.
function typeOf(
  value: unknown,
  { image, video, siteUrl, link }: Pick<PortfolioItem, 'image' | 'video' | 'siteUrl' | 'link'>,
): PortfolioType {
  if (TYPES.has(value)) return value as PortfolioType;
  if (video) return 'video';
  if (siteUrl) return 'iframe';
  return link && !image ? 'page' : 'image';
}

function opening(value: unknown): PortfolioItem['opensIn'] {
  return value === 'new-tab' || value === 'same-tab' ? value : 'lightbox';
}

/** A path, with or without a query, that means itself. */
const PATH = String.raw`\/(?!\/)(?:[\w~%/-]|\.(?![./]))*(?:\?[\w~%=&.,;:@+/-]*)?$`;
const ON_HOST = new RegExp(String.raw`^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?${PATH}`);
const ON_THIS_HOST = new RegExp(`^${PATH}`);

// Thousands of items have tens of thousands of addresses, and the URL parser takes its time for each;
// nearly all are so plain that there is nothing to check.
function addressReader(base: string | undefined): AddressReader {
  const root = safeAddress('/', base)?.slice(0, -1);
  return (value) => {
    if (typeof value !== 'string' || value === '') return undefined;
    if (ON_HOST.test(value)) return value;
    return root && ON_THIS_HOST.test(value) ? root + value : safeAddress(value, base);
  };
}
