import type { LightboxRequest } from '../viewer/item';

/**
 * Loads the lightbox's code and opens it.
 *
 * @throws Error (the promise rejects) if the code cannot be loaded
 */
export async function openRequest(request: LightboxRequest): Promise<void> {
  const { openLightbox } = await import('../viewer/open-lightbox');
  openLightbox(request);
}
