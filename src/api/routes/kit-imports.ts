import * as z from 'zod/mini';
import { importSession, openRequest, revertRequest, startRequest } from '../kits/import';
import { SELECTION_SIZE } from '../kits/selection';
import type { Routes } from '../route';

/** The routes by which a kit is imported, and an import reverted. */
export const importRoutes = {
  openImport: {
    method: 'POST',
    path: '/kits/imports',
    summary: 'Checks an uploaded kit and opens an import. Nothing is written to the site yet.',
    body: openRequest,
    response: importSession,
    status: 201,
    errors: [
      'rest_invalid_json',
      'rest_invalid_param',
      'nh_kit_no_upload',
      'nh_kit_incomplete',
      'invalid-zip-file',
    ],
  },
  currentImport: {
    method: 'GET',
    path: '/kits/imports/current',
    summary: 'The account’s unfinished import.',
    response: importSession,
    errors: ['nh_kit_no_session'],
  },
  lastImport: {
    method: 'GET',
    path: '/kits/imports/last',
    summary: 'The account’s last completed import.',
    response: importSession,
    errors: ['nh_kit_no_session'],
  },
  readImport: {
    method: 'GET',
    path: '/kits/imports/{session}',
    summary: 'The state of an import.',
    response: importSession,
    errors: ['nh_kit_no_session'],
  },
  startImport: {
    method: 'POST',
    path: '/kits/imports/{session}/start',
    summary: 'Starts an import with the selected content and the decisions about conflicts.',
    body: startRequest,
    maxBytes: SELECTION_SIZE,
    response: importSession,
    errors: ['rest_invalid_json', 'rest_invalid_param', 'nh_kit_no_session', 'nh_kit_ended'],
  },
  runImportStep: {
    method: 'POST',
    path: '/kits/imports/{session}/runners/{runner}',
    summary: 'Runs one runner of an import. Repeating a finished runner changes nothing.',
    body: z.object({}),
    response: importSession,
    errors: ['nh_kit_no_session', 'nh_kit_no_runner', 'nh_kit_runner_order', 'nh_kit_ended'],
  },
  revertImport: {
    method: 'POST',
    path: '/kits/imports/{session}/revert',
    summary: 'Reverts an import.',
    body: revertRequest,
    response: importSession,
    errors: [
      'rest_invalid_json',
      'rest_invalid_param',
      'nh_kit_no_session',
      'nh_kit_not_started',
      'nh_kit_edited',
    ],
  },
  deleteImport: {
    method: 'DELETE',
    path: '/kits/imports/{session}',
    summary: 'Deletes an import that has not been started.',
    response: z.unknown(),
    errors: ['nh_kit_no_session', 'nh_kit_started'],
  },
} as const satisfies Routes;
