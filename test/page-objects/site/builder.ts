import type { Page } from 'puppeteer-core';
import type { Site, Visit, VisitOptions } from './browser';
import { visitAsAdministrator } from './templates';

/** Opens a document's builder page as administrator. */
export const visitBuilder = (site: Site, options?: VisitOptions): Promise<Visit> =>
  visitAsAdministrator(site, '/content/build/page/about', '.build-handle', options);

/** The label or text of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  ) as Promise<string>;

/** Waits until the page shows a message. */
export async function says(page: Page, wanted: string): Promise<void> {
  await page.waitForFunction(
    (words) => document.querySelector('.build-notice p')?.textContent === words,
    {},
    wanted,
  );
}

/** The document's public page. */
export const published = async ({ url }: Site): Promise<string> =>
  (await fetch(`${url}/pages/about`)).text();

/** The horizontal overflow of the page in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
