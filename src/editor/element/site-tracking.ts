import { pageConfig } from '../../loader/page-config';
import { configureBeneath } from '../../tracking/configure';

/**
 * Sends the editor's events where the site's configuration says. `autoload` does so for visitors' pages; the editor's page
 * has none, and its bundle a tracker of its own.
 */
export function trackForSite(): void {
  const { tracking } = pageConfig();
  if (tracking?.beacon || tracking?.dataLayer) configureBeneath(tracking);
}
