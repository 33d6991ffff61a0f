import { BULK_SIZE, bulkAnswer, bulkRequest, undoAnswer } from '../libraries/bulk';
import { filterChoices, siteTemplateQuery, templatePage } from '../libraries/listing';
import {
  newTemplates,
  savedTemplates,
  TEMPLATES_SIZE,
  template,
  templateChange,
  templateWithContent,
} from '../libraries/template';
import type { Routes } from '../route';
import { cloudErrors } from './library-errors';

/** The routes of the site's own templates. */
export const siteTemplateRoutes = {
  listTemplates: {
    method: 'GET',
    path: '/templates',
    summary: 'One page of the site’s templates.',
    query: siteTemplateQuery,
    response: templatePage,
    errors: ['library-invalid'],
  },
  saveTemplates: {
    method: 'POST',
    path: '/templates',
    summary: 'Saves templates to the site: all of them or none.',
    isOnce: true,
    body: newTemplates,
    maxBytes: TEMPLATES_SIZE,
    response: savedTemplates,
    status: 201,
    errors: ['library-invalid'],
  },
  changeTemplates: {
    method: 'POST',
    path: '/templates/bulk',
    summary: 'Deletes templates of the site, or copies or moves them to the library.',
    isOnce: true,
    body: bulkRequest,
    maxBytes: BULK_SIZE,
    response: bulkAnswer,
    errors: [...cloudErrors, 'library-invalid'],
  },
  listTemplateFilters: {
    method: 'GET',
    path: '/templates/filters',
    summary: 'The types and authors of the site’s templates, for filters.',
    response: filterChoices,
    errors: [],
  },
  readTemplate: {
    method: 'GET',
    path: '/templates/{id}',
    summary: 'A template with its content.',
    response: templateWithContent,
    errors: ['library-not-found'],
  },
  renameTemplate: {
    method: 'PATCH',
    path: '/templates/{id}',
    summary: 'Renames a template.',
    body: templateChange,
    response: template,
    errors: ['library-invalid', 'library-not-found'],
  },
  undo: {
    method: 'POST',
    path: '/templates/undo/{undo}',
    summary: 'Restores deleted templates.',
    response: undoAnswer,
    errors: ['library-undo-gone'],
  },
} as const satisfies Routes;
