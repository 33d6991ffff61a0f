import type { KitSurroundings } from '../../surroundings';
import type { DownloadRules } from '../../uploads/download';
import { isPublicAddress } from '../../uploads/public-address';

/**
 * The rules of a kit's pictures: from the kit's own site, as its manifest names it, and from the operator's origins.
 * Only public IP addresses are reached, since a stranger has written the manifest.
 *
 * @param site the address of the kit's site
 */
export function pictureRules(kits: KitSurroundings, site: string | undefined): DownloadRules {
  const home = site && URL.canParse(site) ? new URL(site) : undefined;
  return {
    base: home?.origin,
    allows: (url) => (home && isSameSite(url, home)) || (kits.origins ?? []).includes(url.origin),
    reaches: kits.reaches ?? isPublicAddress,
  };
}

/** Whether an address is on the kit's site: also by https, since a site may have moved to it after the export. */
function isSameSite(url: URL, home: URL): boolean {
  if (url.origin === home.origin) return true;
  return url.hostname === home.hostname && url.port === '' && home.port === '';
}
