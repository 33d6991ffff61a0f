import { siteContents } from '../kits/contents';
import type { Routes } from '../route';

/** The route of the site's contents, for the customization dialogs of export and import. */
export const contentsRoutes = {
  readContents: {
    method: 'GET',
    path: '/kits/contents',
    summary: 'Everything on the site that a kit can include, by part and section.',
    response: siteContents,
    errors: [],
  },
} as const satisfies Routes;
