import { lightboxConfig } from './lightbox/config';
import { isPickingColour, mayOpen } from './lightbox/links/link-eligibility';
import type { LightboxHandle, VideoLook } from './lightbox/viewer/item';

export type { LightboxHandle, VideoLook } from './lightbox/viewer/item';

/** What is said beside the element's own attribute. */
interface LinkedVideo {
  /** What gets the focus back. */
  readonly opener: HTMLElement;
  readonly look: VideoLook;
}

/**
 * Opens what an element's lightbox attribute names, for an element of another family that opens it by
 * itself; the lightbox's code is fetched then.
 *
 * @returns undefined where nothing opens: the attribute names nothing, or the page is being edited
 * @throws Error, as a rejection, if the code does not come
 */
export async function openLinked(
  link: HTMLElement,
  { opener, look }: LinkedVideo,
): Promise<LightboxHandle | undefined> {
  const site = lightboxConfig();
  if (!mayOpen(site, isPickingColour(link.ownerDocument, site.builder))) return undefined;
  const [{ requestOfLink }, { openLightbox }] = await Promise.all([
    import('./lightbox/links/link-request'),
    import('./lightbox/viewer/open-lightbox'),
  ]);
  const request = requestOfLink(link);
  if (!request) return undefined;
  const items = request.items.map((item) =>
    item.type === 'video' ? { ...item, ...look, ratio: look.ratio ?? item.ratio } : item,
  );
  return openLightbox({ ...request, items, opener });
}
