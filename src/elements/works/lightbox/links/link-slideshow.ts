import { isLightboxLink, type LinkSite } from './link-eligibility';

/** Slides that a carousel cloned for its loop; the originals are members already. */
const CLONES = '.swiper-slide-duplicate, .slick-cloned';

/** The name of the slideshow that a link belongs to, if any. */
export function slideshowOf(link: Element, builder: string): string | undefined {
  return link.getAttribute(`data-${builder}-lightbox-slideshow`) || undefined;
}

/**
 * The links of a slideshow within a document or shadow root, except clones in carousels. Links with an
 * index attribute come first, in its order; the others follow in document order.
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

/** The index of a link among the members of its slideshow; for a clone, the index of its original. */
export function indexAmong(members: readonly Element[], link: Element, builder: string): number {
  const index = members.indexOf(link);
  if (index >= 0) return index;
  const address = link.getAttribute('href');
  const candidates = members.filter((member) => member.getAttribute('href') === address);
  const original =
    candidates.find((member) => indexOf(member, builder) === indexOf(link, builder)) ??
    candidates[0];
  return Math.max(0, original ? members.indexOf(original) : 0);
}

function indexOf(link: Element, builder: string): number | undefined {
  const text = link.getAttribute(`data-${builder}-lightbox-index`);
  return text && Number.isFinite(Number(text)) ? Number(text) : undefined;
}
