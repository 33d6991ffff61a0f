import { callApi } from '../../api/client';
import { siteSettingsRoutes } from '../../api/routes/site-settings';
import { restAddress } from '../../core/config';
import { answered } from './answered';
import type { SiteSettings } from './site-settings';

/** The settings of the site's own API. */
export function apiSiteSettings(): SiteSettings {
  const { readSiteSettings, changeSiteSettings } = siteSettingsRoutes;
  return {
    key: restAddress('nh/v1/site-settings'),
    read: async () => answered(await callApi(readSiteSettings, {})),
    async change(revision, { set = {}, unset = [] }) {
      const body = { revision, set: { ...set }, unset: [...unset] };
      const result = await callApi(changeSiteSettings, { body });
      return result.error?.reason === 'conflict' ? undefined : answered(result);
    },
  };
}
