import type { Page } from 'puppeteer-core';
import type { RunningLibraryService } from '../../../library-service/server';
import type { Site, Visit, VisitOptions } from './browser';
import { press, visitTool } from './kits';
import { connectAccount, disconnectAll, openSiteWithLibrary } from './templates';

/** A demo site with its library service, and hands to work the Cloud tab of its template library. */
export interface CloudSite {
  readonly site: Site;
  readonly library: RunningLibraryService;
  /** As when every account has ended its connections at the library. */
  disconnectAll(): Promise<void>;
  /** An administrator's visit, at the Cloud tab. */
  visit(options?: VisitOptions): Promise<Visit>;
  /** An administrator's visit at the Cloud tab with `ada` connected and her folders loaded. */
  connected(options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

/** Starts both, with so many templates in so many folders of the account `ada`. */
export async function openCloudSite(
  seeds: Parameters<typeof openSiteWithLibrary>[0],
): Promise<CloudSite> {
  const site = await openSiteWithLibrary(seeds);
  const { library } = site;
  const visit = async (options?: VisitOptions): Promise<Visit> => {
    const visit = await visitTool(site, '/template-library', options);
    await visit.page.click('[role="tab"][data-tab="cloud"]');
    return visit;
  };
  return {
    site,
    library,
    disconnectAll: () => disconnectAll(library),
    visit,
    async connected(options) {
      const one = await visit(options);
      await atScreen(one.page, 'connect');
      await connect(one.page, 'ada');
      await one.page.waitForSelector('[part="folder-item"]');
      await one.page.waitForSelector('[part~="item-title"]');
      return one;
    },
    close: () => site.close(),
  };
}

/** Goes to the library with a seeded account, and comes back. */
export async function connect(page: Page, account: string): Promise<void> {
  await press(page, 'Connect');
  await connectAccount(page, account);
  await page.waitForSelector('[part="cloud-tab"]:not([data-screen="loading"])');
}

/** Waits until the Cloud tab shows a screen. */
export async function atScreen(page: Page, screen: string): Promise<void> {
  await page.waitForSelector(`[part="cloud-tab"][data-screen="${screen}"]`);
}

/** Waits until a part holds a text. */
export async function says(page: Page, selector: string, wanted: string): Promise<void> {
  await page.waitForFunction(
    (one, words) =>
      [...document.querySelectorAll(one)].some(({ textContent }) => textContent.includes(words)),
    {},
    selector,
    wanted,
  );
}

/** The names of the folders that are shown. */
export function folderNames(page: Page): Promise<string[]> {
  return page.$$eval('[data-drop-folder]:not([data-drop-folder=""]) [part="folder-name"]', (all) =>
    all.map(({ textContent }) => textContent),
  );
}

/** Opens the folder of that name and waits for its templates: until then, the former list is dimmed. */
export async function openFolder(page: Page, name: string): Promise<void> {
  // On phones, the folders are folded.
  await page.evaluate(() => {
    const fold = document.querySelector<HTMLElement>(
      '[data-action="folders"][aria-expanded="false"]',
    );
    if (fold?.checkVisibility()) fold.click();
  });
  const folder = await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>('[part="folder-name"]')].find(
        ({ textContent }) => textContent === wanted,
      ),
    {},
    name,
  );
  await (folder.asElement() as { click(): Promise<void> } | null)?.click();
  await atScreen(page, 'folder');
  await says(page, '[part="cloud-title"]', name);
  await page.waitForFunction(() => !document.querySelector('[part="grid"][aria-busy]'));
}

/** The label or the text of the focused element; for a folder, its name. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: one } = document;
    const named = one?.querySelector('[part="folder-name"]') ?? one;
    return one?.getAttribute('aria-label') ?? named?.textContent ?? '';
  });
}

/** Pixels by which the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
