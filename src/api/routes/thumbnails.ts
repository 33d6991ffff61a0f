import type { Routes } from '../route';
import { cloudErrors } from './library-errors';

/** The route of the cloud library's thumbnails. */
export const thumbnailRoutes = {
  readThumbnail: {
    method: 'GET',
    path: '/library/thumbnails/{name}',
    summary:
      'A thumbnail. The `thumbnail` field of a template or kit is its path below `/library`.',
    access: 'session',
    response: { file: 'image/*' },
    errors: [...cloudErrors, 'library-not-found'],
  },
} as const satisfies Routes;
