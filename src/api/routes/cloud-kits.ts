import { bulkAnswer } from '../libraries/bulk';
import { kit, kitPage, kitQuery } from '../libraries/kit';
import type { Routes } from '../route';
import { cloudErrors, quotaErrors } from './library-errors';

/** The routes of the cloud library's kits. */
export const cloudKitRoutes = {
  listKits: {
    method: 'GET',
    path: '/library/kits',
    summary: 'One page of the library’s kits.',
    query: kitQuery,
    response: kitPage,
    errors: [...cloudErrors, 'library-invalid'],
  },
  saveKit: {
    method: 'POST',
    path: '/library/kits',
    summary: 'Saves a kit to the library.',
    isOnce: true,
    body: { file: 'application/zip' },
    response: kit,
    status: 201,
    errors: [...cloudErrors, ...quotaErrors, 'library-invalid'],
  },
  readKit: {
    method: 'GET',
    path: '/library/kits/{id}',
    summary: 'The details of a kit.',
    response: kit,
    errors: [...cloudErrors, 'library-not-found'],
  },
  readKitFile: {
    method: 'GET',
    path: '/library/kits/{id}/file',
    summary: 'The zip file of a kit.',
    response: { file: 'application/zip' },
    errors: [...cloudErrors, 'library-not-found'],
  },
  deleteKit: {
    method: 'DELETE',
    path: '/library/kits/{id}',
    summary: 'Deletes a kit.',
    response: bulkAnswer,
    errors: [...cloudErrors, 'library-not-found'],
  },
} as const satisfies Routes;
