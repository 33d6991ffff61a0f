import type { LightboxItem } from '../lightbox/viewer/item';
import type { PortfolioItem } from './item';

/** What choosing an item does. */
export interface Opening {
  /**
   * Where its link leads: what a middle click, the context menu and a browser without script follow.
   * Undefined: the item has no link.
   */
  readonly href: string | undefined;
  /** The link opens in a new tab. */
  readonly inNewTab: boolean;
  /** What a plain click shows instead of following the link. */
  readonly lightbox: LightboxItem | undefined;
}

/**
 * How an item opens: `opensIn` decides; what the lightbox cannot show is a link, and so is an `iframe`
 * whose site is to open in a new tab. That flag of an external site counts for every link.
 */
export function openingOf(item: PortfolioItem): Opening {
  const { type, opensIn, siteUrl, siteInNewTab } = item;
  const href = addressOf(item);
  const leadsOut = siteUrl !== undefined && siteInNewTab;
  const isShown = opensIn === 'lightbox' && !(leadsOut && type === 'iframe');
  const lightbox = isShown ? previewOf(item) : undefined;
  const inNewTab = opensIn === 'new-tab' || (leadsOut && !lightbox);
  return { href, inNewTab: inNewTab && href !== undefined, lightbox };
}

/** What the lightbox shows of an item, by its type; quick view shows it however the item itself opens. */
export function previewOf(item: PortfolioItem): LightboxItem | undefined {
  const { title, thumbnail } = item;
  if (item.type === 'image') return imageOf(item);
  if (item.type === 'video') {
    return item.video && isPage(item.video)
      ? { type: 'video', url: item.video, title, poster: thumbnail?.url }
      : undefined;
  }
  const url = addressOf(item);
  return url && isPage(url) ? { type: 'page', url, title } : undefined;
}

/**
 * What the image lightbox steps through: the images among `items` that open in it, and their items.
 *
 * @param asked the item to begin with: it is one of them however it opens, as quick view shows all
 */
export function slidesOf(
  items: readonly PortfolioItem[],
  asked: PortfolioItem,
): { readonly item: PortfolioItem; readonly slide: LightboxItem }[] {
  return items.flatMap((item) => {
    const slide = item.key === asked.key ? previewOf(item) : openingOf(item).lightbox;
    return slide?.type === 'image' ? [{ item, slide }] : [];
  });
}

function imageOf(item: PortfolioItem): LightboxItem | undefined {
  const { title, link, thumbnail } = item;
  const url = pictureOf(item);
  if (!url) return undefined;
  const permalink = link && isPage(link) ? link : undefined;
  // The large picture's own size is not told; the thumbnail's would only be its shape.
  return {
    type: 'image',
    url,
    title,
    alt: thumbnail?.alt || title,
    preview: thumbnail?.url,
    permalink,
  };
}

/** The item's own page; of an external site, the site; without them the work itself. */
function addressOf(item: PortfolioItem): string | undefined {
  const { type, link, siteUrl } = item;
  if (type === 'iframe') return siteUrl ?? link;
  return link ?? (type === 'image' ? pictureOf(item) : type === 'video' ? item.video : siteUrl);
}

function pictureOf({ image, thumbnail }: PortfolioItem): string | undefined {
  return image ?? thumbnail?.url;
}

/** A page can be shown; mailto and tel can only be followed. */
function isPage(address: string): boolean {
  return /^https?:/i.test(address);
}
