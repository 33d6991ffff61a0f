import { siteSettings, siteSettingsChange } from '../pages/site-settings';
import type { Routes } from '../route';

/** The routes of the settings of the whole site: layout, breakpoints, lightbox, colours and fonts of texts. */
export const siteSettingsRoutes = {
  readSiteSettings: {
    method: 'GET',
    path: '/site-settings',
    summary: 'The settings of the site.',
    response: siteSettings,
    errors: ['nh_page_no_right'],
  },
  changeSiteSettings: {
    method: 'PATCH',
    path: '/site-settings',
    summary: 'Changes settings of the site, for all its pages.',
    body: siteSettingsChange,
    response: siteSettings,
    errors: ['nh_page_no_right', 'nh_page_invalid', 'nh_site_conflict'],
  },
} as const satisfies Routes;
