import type { Page } from 'puppeteer-core';
import type { Site, Visit, VisitOptions } from './browser';
import { visitAsAdministrator } from './templates';

/** An administrator's visit to the page on which a document is built. */
export const visitBuilder = (site: Site, options?: VisitOptions): Promise<Visit> =>
  visitAsAdministrator(site, '/content/build/page/about', '.build-handle', options);

/** The label of what has the focus, or what it says. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  ) as Promise<string>;

/** Waits until the page says what was done. */
export async function says(page: Page, wanted: string): Promise<void> {
  await page.waitForFunction(
    (words) => document.querySelector('.build-notice p')?.textContent === words,
    {},
    wanted,
  );
}

/** What visitors see of the document. */
export const published = async ({ url }: Site): Promise<string> =>
  (await fetch(`${url}/pages/about`)).text();

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
