import { isOn } from '../../../core/config/toggle';
import { safeAddress } from '../../../core/dom/safe-address';
import type { PortfolioItem, PortfolioType, Thumbnail } from './item';
import { ids, record, text, wholeNumber } from './item-fields';
import { itemText, titleText } from './item-text';

/** The options of {@link portfolioItems}. */
export interface ItemReading {
  /** Prefix of the site's field and taxonomy names, such as `astra`. */
  readonly prefix: string;
  /** Base of relative addresses; default: the page. */
  readonly base?: string | undefined;
  /** Position of the first item in the whole list; default 0. */
  readonly position?: number | undefined;
}

/**
 * Parses the items of a response. Invalid fields are treated as missing; only entries that are not objects
 * are dropped.
 */
export function portfolioItems(data: readonly unknown[], reading: ItemReading): PortfolioItem[] {
  const { prefix, base = globalThis.document?.baseURI, position = 0 } = reading;
  const names = fieldNames(prefix);
  const address = addressReader(base);
  const items: PortfolioItem[] = [];
  data.forEach((item, index) => {
    if (typeof item === 'object' && item !== null && !Array.isArray(item)) {
      items.push(portfolioItem(item as Fields, names, position + index, address));
    }
  });
  return items;
}

type Fields = Readonly<Record<string, unknown>>;
type AddressReader = (value: unknown) => string | undefined;

/**
 * The keys of a work that contain the site's prefix. Build them once: lookups with freshly concatenated names are slow for
 * thousands of items.
 */
export function fieldNames(prefix: string) {
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
  position: number,
  address: AddressReader,
): PortfolioItem {
  // WordPress counts from 1; 0 means that there is no id.
  const id = wholeNumber(data.id) || undefined;
  const title = typeof data.title === 'string' ? data.title : record(data.title).rendered;
  const link = address(data.link);
  const image = address(data['lightbox-image-url']);
  const video = address(data['portfolio-video-url']);
  const siteUrl = address(data[names.siteUrl]);
  return {
    key: id === undefined ? text(data.slug) || `#${position}` : String(id),
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
  // 0 means that the server does not know the size.
  const width = wholeNumber(meta.width) || undefined;
  const height = wholeNumber(meta.height) || undefined;
  return { url, alt: itemText(text(meta.alt)), width, height };
}

const TYPES: ReadonlySet<unknown> = new Set(['image', 'video', 'iframe', 'page']);

// Without a valid type, it is derived from the item's addresses.
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

/** A path, with or without a query, that URL parsers leave unchanged. */
const PATH = String.raw`\/(?!\/)(?:[\w~%/-]|\.(?![./]))*(?:\?[\w~%=&.,;:@+/-]*)?$`;
const ON_HOST = new RegExp(String.raw`^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?${PATH}`);
const ON_THIS_HOST = new RegExp(`^${PATH}`);

// The URL parser is slow for the tens of thousands of addresses of a long list. The patterns accept nearly
// all addresses without parsing them.
function addressReader(base: string | undefined): AddressReader {
  const root = safeAddress('/', base)?.slice(0, -1);
  return (value) => {
    if (typeof value !== 'string' || value === '') return undefined;
    if (ON_HOST.test(value)) return value;
    return root && ON_THIS_HOST.test(value) ? root + value : safeAddress(value, base);
  };
}
