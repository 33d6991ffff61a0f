import { uses } from '../pages/document';
import {
  BLOCK_SIZE,
  deleteBlockQuery,
  deletedBlock,
  newSavedBlock,
  savedBlock,
  savedBlockChange,
  savedBlockList,
  savedBlockWithContent,
} from '../pages/saved-block';
import type { Routes } from '../route';

const blockErrors = ['nh_page_no_right', 'nh_block_not_found'] as const;

/** The routes of saved blocks, which stand on many pages and are edited once. */
export const savedBlockRoutes = {
  listBlocks: {
    method: 'GET',
    path: '/saved-blocks',
    summary: 'All global blocks, sorted by title.',
    response: savedBlockList,
    errors: ['nh_page_no_right'],
  },
  saveBlock: {
    method: 'POST',
    path: '/saved-blocks',
    summary: 'Saves a new block.',
    isOnce: true,
    body: newSavedBlock,
    maxBytes: BLOCK_SIZE,
    response: savedBlock,
    status: 201,
    errors: ['nh_page_no_right', 'nh_page_invalid', 'nh_page_full', 'nh_block_not_found'],
  },
  readBlock: {
    method: 'GET',
    path: '/saved-blocks/{id}',
    summary: 'A global block with its content.',
    response: savedBlockWithContent,
    errors: blockErrors,
  },
  changeBlock: {
    method: 'PATCH',
    path: '/saved-blocks/{id}',
    summary: 'Changes a global block, on all pages at once.',
    body: savedBlockChange,
    maxBytes: BLOCK_SIZE,
    response: savedBlock,
    errors: [
      ...blockErrors,
      'nh_page_invalid',
      'nh_page_full',
      'nh_block_conflict',
      'nh_block_in_itself',
    ],
  },
  listBlockUses: {
    method: 'GET',
    path: '/saved-blocks/{id}/uses',
    summary: 'The documents that contain a global block.',
    response: uses,
    errors: blockErrors,
  },
  deleteBlock: {
    method: 'DELETE',
    path: '/saved-blocks/{id}',
    summary:
      'Deletes a global block. Documents that contain it get copies, if the request says so.',
    query: deleteBlockQuery,
    response: deletedBlock,
    errors: [...blockErrors, 'nh_page_invalid', 'nh_block_used', 'nh_page_full', 'nh_page_locked'],
  },
} as const satisfies Routes;
