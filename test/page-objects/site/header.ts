import type { Site, Visit, VisitOptions } from './browser';

/** The button of the site's menu. */
export const opener = '.site-header .menu-toggle';

/** The site's menu itself. */
export const panel = '#site-menu';

/** Opens a page, and waits until its header is enhanced. */
export async function met(site: Site, path: string, options?: VisitOptions): Promise<Visit> {
  const visit = await site.visit(path, options);
  await visit.page.waitForSelector(`${panel}[data-nh-menu]`);
  if (path !== '/login') await visit.page.waitForSelector('nh-login-popup dialog');
  return visit;
}
