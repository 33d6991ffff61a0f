import type { LightboxItem } from '../lightbox/viewer/item';
import type { PortfolioItem } from './item';

/** How an item opens. */
export interface Opening {
  /**
   * Address of the item's link, for a middle click, the context menu and browsers without JavaScript.
   * Undefined: the item has no link.
   */
  readonly href: string | undefined;
  /** The link opens in a new tab. */
  readonly inNewTab: boolean;
  /** The lightbox item that a plain click opens instead of following the link. */
  readonly lightbox: LightboxItem | undefined;
}

/**
 * How an item opens: as `opensIn` says, with two exceptions. An item that the lightbox cannot show, and an
 * `iframe` whose site opens in a new tab, are links. `siteInNewTab` applies to every link of an item with a site.
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

/** The lightbox item of a portfolio item. The quick view shows every item in the lightbox. */
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
 * The slideshow of the lightbox: the images among `items` that open in the lightbox.
 *
 * @param first the item shown first; an image is always included, since the quick view shows any item
 */
export function slidesOf(
  items: readonly PortfolioItem[],
  first: PortfolioItem,
): { readonly item: PortfolioItem; readonly slide: LightboxItem }[] {
  return items.flatMap((item) => {
    const slide = item.key === first.key ? previewOf(item) : openingOf(item).lightbox;
    return slide?.type === 'image' ? [{ item, slide }] : [];
  });
}

function imageOf(item: PortfolioItem): LightboxItem | undefined {
  const { title, link, thumbnail } = item;
  const url = imageAddress(item);
  if (!url) return undefined;
  const permalink = link && isPage(link) ? link : undefined;
  // The server does not send the size of the large image; that of the thumbnail may differ.
  return {
    type: 'image',
    url,
    title,
    alt: thumbnail?.alt || title,
    preview: thumbnail?.url,
    permalink,
  };
}

/** The address of an item's link: its page, or the external site of an `iframe`; else its image or video. */
function addressOf(item: PortfolioItem): string | undefined {
  const { type, link, siteUrl } = item;
  if (type === 'iframe') return siteUrl ?? link;
  return link ?? (type === 'image' ? imageAddress(item) : type === 'video' ? item.video : siteUrl);
}

function imageAddress({ image, thumbnail }: PortfolioItem): string | undefined {
  return image ?? thumbnail?.url;
}

/** True for http(s): the lightbox cannot show other schemes, such as mailto and tel. */
function isPage(address: string): boolean {
  return /^https?:/i.test(address);
}
