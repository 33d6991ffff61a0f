import * as z from 'zod/mini';
import { fetchRequest, uploadRequest, uploadSession } from '../kits/upload';
import type { Routes } from '../route';

/** The routes by which a kit reaches the server. */
export const uploadRoutes = {
  createUpload: {
    method: 'POST',
    path: '/kits/uploads',
    summary: 'Creates an upload, or returns the unfinished upload of the same file.',
    body: uploadRequest,
    response: uploadSession,
    status: 201,
    errors: ['rest_invalid_json', 'rest_invalid_param', 'invalid-zip-file'],
  },
  fetchKit: {
    method: 'POST',
    path: '/kits/uploads/from',
    summary: 'The server itself fetches a kit, from an address or from the cloud library.',
    body: fetchRequest,
    response: uploadSession,
    status: 201,
    errors: [
      'rest_invalid_json',
      'rest_invalid_param',
      'invalid-kit-library-zip-error',
      'error-loading-resource',
    ],
  },
  readUpload: {
    method: 'GET',
    path: '/kits/uploads/{upload}',
    summary: 'The progress of an upload.',
    response: uploadSession,
    errors: ['nh_kit_no_upload'],
  },
  saveChunk: {
    method: 'PUT',
    path: '/kits/uploads/{upload}/chunks/{index}',
    summary: 'Saves one chunk of an upload. Repeating a saved chunk changes nothing.',
    body: { file: 'application/octet-stream' },
    response: uploadSession,
    errors: ['nh_kit_no_upload', 'nh_kit_no_chunk', 'nh_kit_chunk_size', 'rest_content_too_large'],
  },
  deleteUpload: {
    method: 'DELETE',
    path: '/kits/uploads/{upload}',
    summary: 'Deletes an upload and its file.',
    response: z.unknown(),
    errors: ['nh_kit_no_upload'],
  },
} as const satisfies Routes;
