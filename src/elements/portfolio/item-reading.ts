import { safeAddress } from '../../core/dom/safe-address';
import type { PortfolioItem, PortfolioType, Thumbnail } from './item';
import { ids, isOn, record, text, wholeNumber } from './item-fields';
import { itemText } from './item-text';

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
  const address = addressReader(base);
  return data.flatMap((item, index) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? [portfolioItem(item as Fields, prefix, place + index, address)]
      : [],
  );
}

type Fields = Readonly<Record<string, unknown>>;
type AddressReader = (value: unknown) => string | undefined;

function portfolioItem(
  data: Fields,
  prefix: string,
  place: number,
  address: AddressReader,
): PortfolioItem {
  const id = wholeNumber(data.id);
  const title = typeof data.title === 'string' ? data.title : record(data.title).rendered;
  const addresses = {
    link: address(data.link),
    image: address(data['lightbox-image-url']),
    video: address(data['portfolio-video-url']),
    siteUrl: address(data[`${prefix}-site-url`]),
  };
  return {
    key: id === undefined ? text(data.slug) || `#${place}` : String(id),
    id,
    title: itemText(text(title)),
    ...addresses,
    type: typeOf(data['portfolio-type'], addresses),
    thumbnail: thumbnail(data, address),
    siteInNewTab: isOn(data[`${prefix}-site-open-in-new-tab`]),
    opensIn: opening(data[`${prefix}-site-open-portfolio-in`]),
    siteType: itemText(text(data[`${prefix}-site-type`])),
    categories: ids(data[`${prefix}-portfolio-categories`]),
    otherCategories: ids(data[`${prefix}-portfolio-other-categories`]),
    tags: ids(data[`${prefix}-portfolio-tags`]),
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

const TYPES: readonly unknown[] = ['image', 'video', 'iframe', 'page'];

// Without a usable type, what the item has says what can be opened.
function typeOf(
  value: unknown,
  { image, video, siteUrl, link }: Pick<PortfolioItem, 'image' | 'video' | 'siteUrl' | 'link'>,
): PortfolioType {
  if (TYPES.includes(value)) return value as PortfolioType;
  if (video) return 'video';
  if (siteUrl) return 'iframe';
  return link && !image ? 'page' : 'image';
}

function opening(value: unknown): PortfolioItem['opensIn'] {
  return value === 'new-tab' || value === 'same-tab' ? value : 'lightbox';
}

/** What needs neither completing nor checking by the URL parser. */
const PLAIN = /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?\/(?:[\w~%/-]|\.(?![./]))*$/;

// Thousands of items have tens of thousands of addresses, nearly all of them plain.
function addressReader(base: string | undefined): AddressReader {
  return (value) =>
    typeof value === 'string' && PLAIN.test(value) ? value : safeAddress(value, base);
}
