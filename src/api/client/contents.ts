import type { SiteContents } from '../kits/contents';
import { contentsRoutes } from '../routes/kit-contents';
import { type ApiResult, type CallOptions, callApi } from './call';

/** Fetches the site's contents that a kit can include, by part and section. */
export function fetchSiteContents(options?: CallOptions): Promise<ApiResult<SiteContents>> {
  return callApi(contentsRoutes.readContents, {}, options);
}
