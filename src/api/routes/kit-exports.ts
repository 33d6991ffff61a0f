import * as z from 'zod/mini';
import { exportRequest, exportSession } from '../kits/export';
import { SELECTION_SIZE } from '../kits/selection';
import type { Routes } from '../route';

/** The routes by which a kit is exported. */
export const exportRoutes = {
  createExport: {
    method: 'POST',
    path: '/kits/exports',
    summary: 'Creates an export. Its runners are then called one by one.',
    body: exportRequest,
    maxBytes: SELECTION_SIZE,
    response: exportSession,
    status: 201,
    errors: [
      'rest_invalid_json',
      'rest_invalid_param',
      'rest_content_too_large',
      'insufficient-quota',
      'failed-to-fetch-quota',
    ],
  },
  readExport: {
    method: 'GET',
    path: '/kits/exports/{session}',
    summary: 'The progress of an export.',
    response: exportSession,
    errors: ['nh_kit_no_session'],
  },
  runExportStep: {
    method: 'POST',
    path: '/kits/exports/{session}/runners/{runner}',
    summary: 'Runs one runner of an export. Repeating a finished runner changes nothing.',
    response: exportSession,
    errors: ['nh_kit_no_session', 'nh_kit_no_runner', 'nh_kit_runner_order'],
  },
  readExportFile: {
    method: 'GET',
    path: '/kits/exports/{session}/file',
    summary: 'The zip file of a completed export.',
    response: { file: 'application/zip' },
    errors: ['nh_kit_no_session', 'nh_kit_not_ready'],
  },
  deleteExport: {
    method: 'DELETE',
    path: '/kits/exports/{session}',
    summary: 'Cancels an export and deletes its files.',
    response: z.unknown(),
    errors: ['nh_kit_no_session'],
  },
} as const satisfies Routes;
