import { isOn } from '../../../../core/config/toggle';
import { videoAddress } from '../../../../core/media/video-address';
import type { LightboxSite } from '../config';

/** The part of a link that is looked at. */
export type LinkAttributes = Pick<Element, 'getAttribute' | 'hasAttribute'>;

/** What the site says about lightbox links. */
export type LinkSite = Pick<LightboxSite, 'builder' | 'kit' | 'mode' | 'lightboxInEditor'>;

/** Right after it a `#` makes it no picture's address any more, after a query it does not (facts, page-builder 6). */
const IMAGE = /^[^?#]+\.(?:png|jpe?g|gif|svg|webp|avif)(?:\?|$)/i;

/** True of an address that ends as a picture's does, optionally with a query. */
export function isImageAddress(address: string): boolean {
  return IMAGE.test(address.trim());
}

/**
 * True of a link that opens in the lightbox: no download, to a picture or marked as a lightbox video,
 * and asked for by itself (`data-{builder}-open-lightbox="yes"`) or, unless it says no, by the kit's
 * `global_image_lightbox`.
 */
export function isLightboxLink(link: LinkAttributes, site: LinkSite): boolean {
  if (link.hasAttribute('download')) return false;
  const leadsToMedia =
    isImageAddress(link.getAttribute('href') ?? '') ||
    markedVideo(link, site.builder) !== undefined;
  return leadsToMedia && (isAskedFor(link, site) || isAskedByKit(link, site));
}

/** The video that a link is marked with; where the mark is empty, the one that it leads to, if it does. */
export function markedVideo(link: LinkAttributes, builder: string): string | undefined {
  const video = link.getAttribute(`data-${builder}-lightbox-video`);
  const address = link.getAttribute('href') ?? '';
  if (video === '') return videoAddress(address) ? address : undefined;
  return video ?? undefined;
}

/** True of a link that itself asks for the lightbox, whatever the kit says. */
export function isAskedFor(link: LinkAttributes, { builder }: Pick<LinkSite, 'builder'>): boolean {
  return link.getAttribute(`data-${builder}-open-lightbox`) === 'yes';
}

function isAskedByKit(link: LinkAttributes, { builder, kit }: LinkSite): boolean {
  return (
    isOn(kit.global_image_lightbox) && link.getAttribute(`data-${builder}-open-lightbox`) !== 'no'
  );
}

/**
 * True where the lightbox may open at all: on a page that is being edited only by the preference
 * `lightbox_in_editor`, and not while the visitor picks a colour from the page.
 */
export function mayOpen(
  { mode, lightboxInEditor }: Pick<LinkSite, 'mode' | 'lightboxInEditor'>,
  isPickingColour: boolean,
): boolean {
  return mode !== 'edit' || (lightboxInEditor && !isPickingColour);
}

/** True while the builder's colour picker is active: its editor then marks the page's body. */
export function isPickingColour(document: Document, builder: string): boolean {
  return document.body.classList.contains(`${builder}-editor__ui-state__color-picker`);
}
