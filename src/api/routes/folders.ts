import { bulkAnswer } from '../libraries/bulk';
import { folder, folderList, folderRequest } from '../libraries/folder';
import type { Routes } from '../route';
import { cloudErrors } from './library-errors';

/** The routes of the cloud library's folders. */
export const folderRoutes = {
  listFolders: {
    method: 'GET',
    path: '/library/folders',
    summary: 'All folders, sorted by name.',
    response: folderList,
    errors: cloudErrors,
  },
  createFolder: {
    method: 'POST',
    path: '/library/folders',
    summary: 'Creates a folder.',
    isOnce: true,
    body: folderRequest,
    response: folder,
    status: 201,
    errors: [
      ...cloudErrors,
      'library-invalid',
      'library-folder-exists',
      'library-upgrade-required',
    ],
  },
  renameFolder: {
    method: 'PATCH',
    path: '/library/folders/{id}',
    summary: 'Renames a folder.',
    body: folderRequest,
    response: folder,
    errors: [
      ...cloudErrors,
      'library-invalid',
      'library-folder-not-found',
      'library-folder-exists',
    ],
  },
  deleteFolder: {
    method: 'DELETE',
    path: '/library/folders/{id}',
    summary: 'Deletes a folder and the templates in it.',
    response: bulkAnswer,
    errors: [...cloudErrors, 'library-folder-not-found'],
  },
} as const satisfies Routes;
