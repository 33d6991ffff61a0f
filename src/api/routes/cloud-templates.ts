import { BULK_SIZE, bulkAnswer, bulkRequest } from '../libraries/bulk';
import { filterChoices, templatePage, templateQuery } from '../libraries/listing';
import {
  newTemplates,
  savedTemplates,
  TEMPLATES_SIZE,
  template,
  templateChange,
  templateWithContent,
} from '../libraries/template';
import type { Routes } from '../route';
import { cloudErrors, quotaErrors } from './library-errors';

/** The routes of the cloud library's templates. */
export const cloudTemplateRoutes = {
  listTemplates: {
    method: 'GET',
    path: '/library/templates',
    summary: 'One page of the library’s templates.',
    query: templateQuery,
    response: templatePage,
    errors: [...cloudErrors, 'library-invalid'],
  },
  saveTemplates: {
    method: 'POST',
    path: '/library/templates',
    summary: 'Saves templates to the library: all of them or none.',
    isOnce: true,
    body: newTemplates,
    maxBytes: TEMPLATES_SIZE,
    response: savedTemplates,
    status: 201,
    errors: [...cloudErrors, ...quotaErrors, 'library-invalid', 'library-folder-not-found'],
  },
  changeTemplates: {
    method: 'POST',
    path: '/library/templates/bulk',
    summary: 'Moves, copies or deletes templates of the library. The site can be the destination.',
    isOnce: true,
    body: bulkRequest,
    maxBytes: BULK_SIZE,
    response: bulkAnswer,
    errors: [...cloudErrors, ...quotaErrors, 'library-invalid', 'library-folder-not-found'],
  },
  listTemplateFilters: {
    method: 'GET',
    path: '/library/templates/filters',
    summary: 'The types and authors of the library’s templates, for filters.',
    response: filterChoices,
    errors: cloudErrors,
  },
  readTemplate: {
    method: 'GET',
    path: '/library/templates/{id}',
    summary: 'A template with its content.',
    response: templateWithContent,
    errors: [...cloudErrors, 'library-not-found'],
  },
  renameTemplate: {
    method: 'PATCH',
    path: '/library/templates/{id}',
    summary: 'Renames a template.',
    body: templateChange,
    response: template,
    errors: [...cloudErrors, 'library-invalid', 'library-not-found'],
  },
} as const satisfies Routes;
