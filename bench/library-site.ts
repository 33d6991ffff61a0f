/** For `bench/library.ts`: a site with a library of 10,000 templates, and visits to it. */
import type { Page } from 'puppeteer-core';
import { makeSeedAccounts, seedPassword } from '../library-service/seeds';
import { seedTemplates } from '../library-service/seeds/templates';
import { startLibraryService } from '../library-service/server';
import type { Template } from '../src/api/libraries/template';
import { openSite, type Visit } from '../test/page-objects/site/browser';
import { press, visitTool } from '../test/page-objects/site/kits';
import { closeShared, temporaryFolder } from '../test/shared';

/** The numbers of templates and folders in the seeded library. */
export const COUNT = 10_000;
const FOLDERS = 60;

const WINDOW = { width: 1280, height: 900 };

/** The site, and an administrator's visits to its template library. */
export interface LibrarySite {
  /** Resolves when the library is drawn with the site's own templates. */
  visit(): Promise<Visit>;
  close(): Promise<void>;
}

/** Starts the site beside its library service, and connects the administrator's account. */
export async function openLibrarySite(): Promise<LibrarySite> {
  const dataDir = temporaryFolder('nh-bench-library');
  const library = await startLibraryService({ port: 0, dataDir, seed: false });
  await seedTemplates(library.service, await makeSeedAccounts(library.service), COUNT, FOLDERS);
  const site = await openSite({ libraryService: library.url });
  const visit = async (): Promise<Visit> => {
    const prepare = (page: Page) => page.setViewport(WINDOW);
    const visited = await visitTool(site, '/template-library', { prepare });
    await visited.page.waitForNetworkIdle();
    return visited;
  };
  const first = await visit();
  await connect(first.page);
  await first.leave();
  return {
    visit,
    async close() {
      await site.close();
      await library.close();
      await closeShared();
    },
  };
}

/** Connects the account that has the templates at the library service, and returns. */
async function connect(page: Page): Promise<void> {
  await page.click('[role="tab"] + [role="tab"]');
  await press(page, 'Connect');
  await page.waitForSelector('[name="password"][autocomplete="current-password"]');
  await page.type('form [name="email"]', 'ada@library.example');
  await page.type('form [name="password"]', seedPassword);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[part~="item"]:not([aria-busy])');
}

/** Milliseconds from the request for the first page of the cloud's templates. */
export interface FirstPage {
  /** Until the response. */
  readonly answered: number;
  /** Until its rows are painted. */
  readonly painted: number;
}

/** Opens the Cloud tab. */
export async function firstPage(page: Page): Promise<FirstPage> {
  return page.evaluate(async (rows) => {
    const hasRows = (): boolean => {
      const grid = document.querySelector(`[role="grid"][aria-rowcount="${rows}"]`);
      return Boolean(grid?.querySelector('[data-index="0"]:not([aria-busy])'));
    };
    const drawn = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!hasRows()) return;
        observer.disconnect();
        resolve();
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    document.querySelector<HTMLElement>('[role="tab"] + [role="tab"]')?.click();
    await drawn;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const painted = performance.now();
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const call = calls.find(({ name }) => name.includes('/library/templates?'));
    if (!call) throw new Error('No templates were asked for.');
    const { startTime, responseEnd } = call;
    return { answered: responseEnd - startTime, painted: painted - startTime };
  }, COUNT + 1);
}

/** All rows, as the library service returns them. */
export async function allRows(page: Page): Promise<readonly Template[]> {
  const asked = page.waitForRequest((request) => request.url().includes('/library/templates?'));
  await firstPage(page);
  const call = await asked;
  const rows: Template[] = [];
  while (rows.length < COUNT) {
    const address = new URL(call.url());
    address.searchParams.set('offset', String(rows.length));
    address.searchParams.set('limit', '100');
    const { items } = await page.evaluate(
      async (url, headers) =>
        (await fetch(url, { headers })).json() as Promise<{ items: Template[] }>,
      address.href,
      { 'X-WP-Nonce': call.headers()['x-wp-nonce'] ?? '' },
    );
    rows.push(...items);
  }
  return rows;
}
