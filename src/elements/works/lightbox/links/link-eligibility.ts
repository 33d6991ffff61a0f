import { isOn } from '../../../../core/config/toggle';
import { videoAddress } from '../../../../core/media/video-address';
import type { LightboxSite } from '../config';

/** The members of a link that decide whether it opens in the lightbox. */
export type LinkAttributes = Pick<Element, 'getAttribute' | 'hasAttribute'>;

/** The site's configuration for lightbox links. */
export type LinkSite = Pick<LightboxSite, 'builder' | 'kit'>;

/**
 * A fragment directly after the extension excludes an address; a fragment after a query does not
 * (docs/compatibility/page-builder.md#lightbox-links).
 */
const IMAGE = /^[^?#]*\.(?:png|jpe?g|gif|svg|webp|avif)(?:\?|$)/i;

/** True if an address ends with the extension of an image, optionally with a query. */
export function isImageAddress(address: string): boolean {
  return IMAGE.test(address.trim());
}

/**
 * True if a link opens in the lightbox. The link must lead to an image or be marked as a lightbox video,
 * must not be a download, and must be enabled. `data-{builder}-open-lightbox="yes"` enables a single link;
 * the kit's `global_image_lightbox` enables all links without `"no"`.
 */
export function isLightboxLink(link: LinkAttributes, site: LinkSite): boolean {
  if (link.hasAttribute('download')) return false;
  const leadsToMedia =
    isImageAddress(link.getAttribute('href') ?? '') ||
    markedVideo(link, site.builder) !== undefined;
  return leadsToMedia && (enablesLightbox(link, site) || isEnabledByKit(link, site));
}

/**
 * The address in a link's video attribute. If the attribute is empty: the link's own address, if it is of a
 * video.
 */
export function markedVideo(link: LinkAttributes, builder: string): string | undefined {
  const video = link.getAttribute(`data-${builder}-lightbox-video`);
  const address = link.getAttribute('href') ?? '';
  if (video === '') return videoAddress(address) ? address : undefined;
  return video ?? undefined;
}

/** True if the link's own attribute enables the lightbox, whatever the kit's setting. */
export function enablesLightbox(
  link: LinkAttributes,
  { builder }: Pick<LinkSite, 'builder'>,
): boolean {
  return link.getAttribute(`data-${builder}-open-lightbox`) === 'yes';
}

function isEnabledByKit(link: LinkAttributes, { builder, kit }: LinkSite): boolean {
  return (
    isOn(kit.global_image_lightbox) && link.getAttribute(`data-${builder}-open-lightbox`) !== 'no'
  );
}

/**
 * True if the lightbox may open at all, as it may on pages of visitors. The builder's editor decides by code that
 * only edited pages load. If that fails to load, nothing opens.
 */
export function mayOpen(site: LightboxSite, document: Document): true | Promise<boolean> {
  if (site.mode !== 'edit') return true;
  return import('../in-editor').then(
    ({ mayOpenInEditor }) => mayOpenInEditor(site, document),
    () => false,
  );
}
