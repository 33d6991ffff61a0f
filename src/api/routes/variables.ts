import { nothing, uses } from '../pages/document';
import {
  deleteVariableQuery,
  newVariable,
  variable,
  variableChange,
  variableList,
} from '../pages/variable';
import type { Routes } from '../route';

const variableErrors = ['nh_page_no_right', 'nh_variable_not_found'] as const;

/** The routes of the site's variables: colours, fonts and sizes to which settings refer. */
export const variableRoutes = {
  listVariables: {
    method: 'GET',
    path: '/variables',
    summary: 'All variables of the site.',
    response: variableList,
    errors: ['nh_page_no_right'],
  },
  addVariable: {
    method: 'POST',
    path: '/variables',
    summary: 'Adds a variable.',
    isOnce: true,
    body: newVariable,
    response: variable,
    status: 201,
    errors: ['nh_page_no_right', 'nh_page_invalid'],
  },
  changeVariable: {
    method: 'PATCH',
    path: '/variables/{kind}/{variable}',
    summary: 'Renames a variable, or saves its value.',
    body: variableChange,
    response: variable,
    errors: [...variableErrors, 'nh_page_invalid', 'nh_variable_conflict'],
  },
  listVariableUses: {
    method: 'GET',
    path: '/variables/{kind}/{variable}/uses',
    summary: 'The documents with settings that refer to a variable.',
    response: uses,
    errors: variableErrors,
  },
  deleteVariable: {
    method: 'DELETE',
    path: '/variables/{kind}/{variable}',
    summary: 'Deletes a variable. Settings that refer to it get its value, if the request says so.',
    query: deleteVariableQuery,
    response: nothing,
    errors: [
      ...variableErrors,
      'nh_page_invalid',
      'nh_variable_used',
      'nh_variable_fixed',
      'nh_page_full',
      'nh_page_locked',
    ],
  },
} as const satisfies Routes;
