import { type SiteContents, siteContents } from '../wire/contents';
import { type KitAnswer, type KitCall, kitCall } from './call';

/** What the site holds that a kit can take along, and by which section. */
export function fetchSiteContents(
  call: Pick<KitCall<SiteContents>, 'signal' | 'timeout'> = {},
): Promise<KitAnswer<SiteContents>> {
  return kitCall('kits/contents', { ...call, shape: siteContents });
}
