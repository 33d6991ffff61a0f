import { nothing } from '../pages/document';
import { lockQuery, lockRequest } from '../pages/lock';
import { newNote, note, noteChange, noteList } from '../pages/note';
import { lockHolder } from '../pages/page';
import type { Routes } from '../route';
import { pageErrors } from './page-errors';

/** The routes for several people who edit a page: its lock, and notes on its elements. */
export const pageEditorRoutes = {
  takeLock: {
    method: 'POST',
    path: '/pages/{id}/lock',
    summary: 'Takes the lock of a page for two and a half minutes, or renews it.',
    body: lockRequest,
    response: lockHolder,
    errors: [...pageErrors, 'nh_page_invalid', 'nh_page_locked'],
  },
  releaseLock: {
    method: 'DELETE',
    path: '/pages/{id}/lock',
    summary: 'Releases the lock. Without effect if another editor has it.',
    query: lockQuery,
    response: nothing,
    errors: [...pageErrors, 'nh_page_invalid'],
  },
  listNotes: {
    method: 'GET',
    path: '/pages/{id}/notes',
    summary: 'The notes of a page, oldest first.',
    response: noteList,
    errors: pageErrors,
  },
  addNote: {
    method: 'POST',
    path: '/pages/{id}/notes',
    summary: 'Adds a note on an element or on the page.',
    isOnce: true,
    body: newNote,
    response: note,
    status: 201,
    errors: [...pageErrors, 'nh_page_invalid', 'nh_page_most_notes'],
  },
  changeNote: {
    method: 'PATCH',
    path: '/pages/{id}/notes/{note}',
    summary: 'Resolves a note, or opens it again.',
    body: noteChange,
    response: note,
    errors: [...pageErrors, 'nh_page_invalid', 'nh_page_no_note'],
  },
} as const satisfies Routes;
