import { PAGE_SIZE } from '../pages/document';
import { draftRequest, openedPage, publishedPage, publishRequest, savedDraft } from '../pages/page';
import { restoreRequest, revisionList, revisionWithDocument } from '../pages/revision';
import type { Routes } from '../route';
import { changeErrors, pageErrors } from './page-errors';

/** The routes by which an editor opens, saves and publishes a page. */
export const pageRoutes = {
  readPage: {
    method: 'GET',
    path: '/pages/{id}',
    summary: 'A page with its newest revision, which may be a draft, and the account’s rights.',
    response: openedPage,
    errors: pageErrors,
  },
  saveDraft: {
    method: 'PUT',
    path: '/pages/{id}/draft',
    summary: 'Saves a draft as the newest revision. Visitors see it once it is published.',
    isOnce: true,
    body: draftRequest,
    maxBytes: PAGE_SIZE,
    response: savedDraft,
    errors: [...changeErrors, 'nh_page_full'],
  },
  publishPage: {
    method: 'POST',
    path: '/pages/{id}/publish',
    summary: 'Publishes the newest revision, or hides the page from visitors.',
    isOnce: true,
    body: publishRequest,
    response: publishedPage,
    errors: changeErrors,
  },
  listRevisions: {
    method: 'GET',
    path: '/pages/{id}/revisions',
    summary: 'The revisions of a page, newest first.',
    response: revisionList,
    errors: pageErrors,
  },
  readRevision: {
    method: 'GET',
    path: '/pages/{id}/revisions/{number}',
    summary: 'A revision with its document.',
    response: revisionWithDocument,
    errors: [...pageErrors, 'nh_page_no_revision'],
  },
  restoreRevision: {
    method: 'POST',
    path: '/pages/{id}/revisions/{number}/restore',
    summary: 'Makes an earlier revision the newest one. The revisions between them stay.',
    isOnce: true,
    body: restoreRequest,
    response: savedDraft,
    errors: [...changeErrors, 'nh_page_full', 'nh_page_no_revision'],
  },
} as const satisfies Routes;
