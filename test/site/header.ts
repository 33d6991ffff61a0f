import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'puppeteer-core';
import type { Site, Visit, VisitOptions } from './browser';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The button of the site's menu. */
export const opener = '.site-header .menu-toggle';

/** The site's menu itself. */
export const panel = '#site-menu';

/** A page whose header lives. */
export async function met(site: Site, path: string, options?: VisitOptions): Promise<Visit> {
  const visit = await site.visit(path, options);
  await visit.page.waitForSelector(`${panel}[data-nh-menu]`);
  if (path !== '/login') await visit.page.waitForSelector('nh-login-popup dialog');
  return visit;
}

/** What is not accessible in a page, as axe finds it. */
export async function violations(page: Page): Promise<unknown[]> {
  // Through the debugger: the page's own policy would refuse the script.
  await page.evaluate(axe);
  const found = (await page.evaluate('axe.run()')) as AxeResults;
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
