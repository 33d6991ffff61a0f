import { restoreRequest, trashAnswer, trashPage, trashQuery } from '../libraries/trash';
import type { Routes } from '../route';
import { cloudErrors } from './library-errors';

/** The routes of the trash, which holds the account's deleted templates and kits for a day. */
export const trashRoutes = {
  listTrash: {
    method: 'GET',
    path: '/library/trash',
    summary: 'One page of the deleted templates and kits. They count toward the quota.',
    query: trashQuery,
    response: trashPage,
    errors: [...cloudErrors, 'library-invalid'],
  },
  restoreTrash: {
    method: 'POST',
    path: '/library/trash/restore',
    summary:
      'Restores deleted items, templates into their folder. Items that were removed meanwhile are left out.',
    body: restoreRequest,
    response: trashAnswer,
    errors: [...cloudErrors, 'library-invalid'],
  },
  emptyTrash: {
    method: 'DELETE',
    path: '/library/trash',
    summary: 'Removes all deleted items permanently.',
    response: trashAnswer,
    errors: cloudErrors,
  },
} as const satisfies Routes;
