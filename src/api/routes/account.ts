import { connectAnswer, connection, connectRequest, planRequest } from '../libraries/account';
import { undoAnswer } from '../libraries/bulk';
import type { Routes } from '../route';
import { cloudErrors } from './library-errors';

/** The routes of the cloud account: connection, plan, undo. */
export const accountRoutes = {
  readConnection: {
    method: 'GET',
    path: '/library',
    summary: 'The connected account with its plan and quota. Empty without a connected account.',
    response: connection,
    errors: ['error-loading-resource'],
  },
  connect: {
    method: 'POST',
    path: '/library/connect',
    summary: 'Starts to connect an account: the address at which the browser continues.',
    body: connectRequest,
    response: connectAnswer,
    errors: ['library-invalid', 'library-site-unknown', 'error-loading-resource'],
  },
  disconnect: {
    method: 'DELETE',
    path: '/library',
    summary: 'Disconnects the account.',
    response: connection,
    errors: [],
  },
  changePlan: {
    method: 'PUT',
    path: '/library/account/plan',
    summary: 'Changes the plan of the account.',
    body: planRequest,
    response: connection,
    errors: [...cloudErrors, 'library-invalid'],
  },
  undo: {
    method: 'POST',
    path: '/library/undo/{undo}',
    summary: 'Undoes a deletion or a move, within a day.',
    response: undoAnswer,
    errors: [...cloudErrors, 'library-undo-gone', 'library-folder-exists'],
  },
} as const satisfies Routes;
