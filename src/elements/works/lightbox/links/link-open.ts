import type { LightboxRequest } from '../viewer/item';

/**
 * Fetches the lightbox and opens it.
 *
 * @throws Error, as a rejection, if its code does not come
 */
export async function openRequest(request: LightboxRequest): Promise<void> {
  const { openLightbox } = await import('../viewer/open-lightbox');
  openLightbox(request);
}
