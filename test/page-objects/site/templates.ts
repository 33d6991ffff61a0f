import type { ElementHandle, Page } from 'puppeteer-core';
import { makeSeedAccounts, seedPassword } from '../../../library-service/seeds';
import { seedTemplates } from '../../../library-service/seeds/templates';
import { type RunningLibraryService, startLibraryService } from '../../../library-service/server';
import { defaultPlans } from '../../../server/plans';
import { run } from '../../library-service/service';
import { temporaryFolder } from '../../shared';
import { openSite, type Site, type Visit, type VisitOptions } from './browser';

/** A site and its library service, in which the account `ada` has some templates. */
export interface SiteWithLibrary extends Site {
  readonly library: RunningLibraryService;
}

interface Seeds {
  readonly templates?: number;
  readonly folders?: number;
  /** Items that the plan `pro` holds. */
  readonly room?: number;
}

/** Starts both. End them by `close()`. */
export async function openSiteWithLibrary(seeds: Seeds = {}): Promise<SiteWithLibrary> {
  const { templates = 40, folders = 4, room = defaultPlans.pro.items } = seeds;
  const dataDir = temporaryFolder('nh-templates');
  const plans = { ...defaultPlans, pro: { ...defaultPlans.pro, items: room } };
  const library = await startLibraryService({ port: 0, dataDir, seed: false, plans });
  const ada = await makeSeedAccounts(library.service);
  await seedTemplates(library.service, ada, templates, folders);
  const site = await openSite({ libraryService: library.url });
  return {
    ...site,
    library,
    async close() {
      await site.close();
      await library.close();
    },
  };
}

/** An administrator's visit to a page, until something of it is there. */
export async function visitAsAdministrator(
  site: Site,
  path: string,
  awaited: string,
  { log = 'admin', ...options }: VisitOptions & { readonly log?: 'admin' | 'editor' } = {},
): Promise<Visit> {
  const address = `/login?redirect_to=${encodeURIComponent(path)}`;
  const visit = await site.visit(address, { ...options, alive: false });
  const { page } = visit;
  await page.type('main [name="log"]', log);
  await page.type('main [name="pwd"]', 'open sesame');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  await page.waitForSelector(awaited);
  return visit;
}

/** As when every account has ended its connections at the library. */
export async function disconnectAll({ service }: RunningLibraryService): Promise<void> {
  await run(service, 'DELETE FROM tokens');
}

/** Goes from the library's Connect to the service, as one of its seeded accounts, and comes back. */
export async function connectAccount(page: Page, account = 'ada'): Promise<void> {
  await page.waitForSelector('[name="password"][autocomplete="current-password"]');
  await page.type('form [name="email"]', `${account}@library.example`);
  await page.type('form [name="password"]', seedPassword);
  await page.keyboard.press('Enter');
  await page.waitForSelector('nh-template-library [part="step"]');
}

/**
 * Matches the button of a template's menu while no dialog of the library is open: the result of a dialog moves
 * the list. Only buttons inside the element match, since menus of the page may have the same label.
 */
export const actionsOf = (title: string): string =>
  `nh-template-library:not(:has(dialog)) [aria-label="Actions for ${title}"]`;

/** Chooses something in a template's menu, once the template is there. */
export async function chooseAction(page: Page, title: string, action: string): Promise<void> {
  const button = await page.waitForSelector(actionsOf(title));
  await button?.scrollIntoView();
  // A scroll that is still under way would close the menu.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await button?.click();
  const item = await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('nh-template-library [role="menuitem"]')].find(
        ({ textContent }) => textContent === wanted,
      ),
    {},
    action,
  );
  await (item as ElementHandle<Element>).click();
}
