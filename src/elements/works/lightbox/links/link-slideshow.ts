import { isLightboxLink, type LinkSite } from './link-eligibility';

/** What a carousel's loop copies; the originals are members already. */
const CLONES = '.swiper-slide-duplicate, .slick-cloned';

/** The slideshow that a link belongs to, if any. */
export function slideshowOf(link: Element, builder: string): string | undefined {
  return link.getAttribute(`data-${builder}-lightbox-slideshow`) || undefined;
}

/**
 * The links of a slideshow within a document or shadow root: those that open in the lightbox, without
 * the clones of carousels, by their index attribute where they have one, else in document order.
 */
export function slideshowMembers(
  root: ParentNode,
  slideshow: string,
  site: LinkSite,
): HTMLAnchorElement[] {
  const { builder } = site;
  const index = (link: Element): number => indexOf(link, builder) ?? Number.MAX_VALUE;
  return [...root.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => slideshowOf(link, builder) === slideshow)
    .filter((link) => isLightboxLink(link, site) && !link.closest(CLONES))
    .sort((a, b) => index(a) - index(b));
}

/** The place of a link among the members: its own, or, of a clone, that of its original. */
export function placeAmong(members: readonly Element[], link: Element, builder: string): number {
  const own = members.indexOf(link);
  if (own >= 0) return own;
  const address = link.getAttribute('href');
  const alike = members.filter((member) => member.getAttribute('href') === address);
  const original =
    alike.find((member) => indexOf(member, builder) === indexOf(link, builder)) ?? alike[0];
  return Math.max(0, original ? members.indexOf(original) : 0);
}

function indexOf(link: Element, builder: string): number | undefined {
  const text = link.getAttribute(`data-${builder}-lightbox-index`);
  return text && Number.isFinite(Number(text)) ? Number(text) : undefined;
}
