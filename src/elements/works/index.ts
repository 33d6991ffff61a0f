import { lightboxConfig } from './lightbox/config';
import { mayOpen } from './lightbox/links/link-eligibility';
import type { LightboxHandle, VideoLook } from './lightbox/viewer/item';

export type { LightboxHandle, VideoLook } from './lightbox/viewer/item';

/** The options of {@link openLinked}, in addition to the element's attribute. */
interface LinkedVideo {
  /** The element that gets the focus after closing. */
  readonly opener: HTMLElement;
  readonly look: VideoLook;
}

/**
 * Opens the lightbox item in an element's attribute, for elements of other families. Loads the lightbox's
 * code on demand.
 *
 * @returns undefined if nothing opens: the attribute has no item, or the page is being edited
 * @throws Error (the promise rejects) if the code cannot be loaded
 */
export async function openLinked(
  link: HTMLElement,
  { opener, look }: LinkedVideo,
): Promise<LightboxHandle | undefined> {
  if (!(await mayOpen(lightboxConfig(), link.ownerDocument))) return undefined;
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
