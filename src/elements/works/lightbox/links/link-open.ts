import { visitorWords } from '../../../../core/config';
import type { LightboxRequest } from '../viewer/item';

/**
 * Loads the lightbox's code and opens it.
 *
 * @throws Error (the promise rejects) if the code cannot be loaded
 */
export async function openRequest(request: LightboxRequest): Promise<void> {
  const [{ openLightbox }] = await Promise.all([
    import('../viewer/open-lightbox'),
    visitorWords.coming(),
  ]);
  openLightbox(request);
}
