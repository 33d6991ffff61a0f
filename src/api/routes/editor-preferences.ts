import { editorPreferences, preferencesChange } from '../pages/preferences';
import type { Routes } from '../route';

/** The routes of what the page editor keeps for the account that is logged in. */
export const editorPreferenceRoutes = {
  readPreferences: {
    method: 'GET',
    path: '/editor-preferences',
    summary: 'What the page editor keeps for the account.',
    response: editorPreferences,
    errors: ['nh_page_no_right'],
  },
  changePreferences: {
    method: 'PATCH',
    path: '/editor-preferences',
    summary: 'Changes preferences of the account. Absent fields stay as they are.',
    body: preferencesChange,
    response: editorPreferences,
    errors: ['nh_page_no_right', 'nh_page_invalid'],
  },
} as const satisfies Routes;
