import { makeSeedAccounts, seedPassword } from '../../../library-service/seeds';
import { seedKits } from '../../../library-service/seeds/kits';
import { seedTemplates } from '../../../library-service/seeds/templates';
import { startLibraryService } from '../../../library-service/server';
import { temporaryFolder } from '../../shared';
import { openSite, type Site, type Visit, type VisitOptions } from './browser';
import { press, visitTool } from './kits';
import { visitEditor } from './page-editor';

/** An administrators' screen. */
export interface ToolScreen {
  readonly name: string;
  /** Opens it, and resolves when it is drawn. */
  readonly open: (site: Site, options: VisitOptions) => Promise<Visit>;
  /** A part that stands at one side. Absent: on a phone the screen has none. */
  readonly part: string;
  /** Windows that are too narrow for the screen show a note instead. */
  readonly isWide?: true;
}

/** A site with a library in which the account `ada` has kits and templates. */
export async function openToolSite(): Promise<Site> {
  const dataDir = temporaryFolder('nh-tool-screens');
  const library = await startLibraryService({ port: 0, dataDir, seed: false });
  const accounts = await makeSeedAccounts(library.service);
  await seedKits(library.service, accounts, 3);
  await seedTemplates(library.service, accounts, 6, 2);
  const site = await openSite({ libraryService: library.url });
  return {
    ...site,
    async close() {
      await site.close();
      await library.close();
    },
  };
}

const steps = 'ol[aria-label] > li';

/** The administrators' screens of the demo site. */
export const toolScreens: readonly ToolScreen[] = [
  { name: 'kit export', part: steps, open: tool('/kit-export', steps) },
  { name: 'kit import', part: steps, open: tool('/kit-import', 'input[type="file"]') },
  { name: 'kit library', part: '[part="kit-title"]', open: kitLibrary },
  {
    name: 'template library',
    part: '[role="tab"]',
    open: tool('/template-library', '[part~="item"][aria-selected]'),
  },
  { name: 'region editor', part: 'nh-region-editor input[type="search"]', open: regionEditor },
  {
    name: 'page editor',
    part: '[role="region"]',
    isWide: true,
    open: (site, options) => visitEditor(site, 'about', options),
  },
];

/** Opens a screen from right to left, from the first paint on. */
export function openFromRight(
  { open }: ToolScreen,
  site: Site,
  options: VisitOptions,
): Promise<Visit> {
  return open(site, {
    ...options,
    prepare: (page) =>
      page.evaluateOnNewDocument(() => {
        document.addEventListener('readystatechange', () => {
          Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar' });
        });
      }),
  });
}

function tool(path: Parameters<typeof visitTool>[1], awaited: string): ToolScreen['open'] {
  return async (site, options) => {
    const visit = await visitTool(site, path, options);
    await visit.page.waitForSelector(awaited);
    return visit;
  };
}

/** Opens the kits of `ada`; the first visit connects her account. */
async function kitLibrary(site: Site, options: VisitOptions): Promise<Visit> {
  const visit = await visitTool(site, '/kit-library', options);
  const { page } = visit;
  const shown = await page.waitForSelector('[data-step="connect"], [part="kit"]');
  if (await shown?.evaluate((one) => one.matches('[data-step="connect"]'))) {
    await press(page, 'Connect');
    await page.waitForSelector('[name="password"][autocomplete="current-password"]');
    await page.type('form [name="email"]', 'ada@library.example');
    await page.type('form [name="password"]', seedPassword);
    await page.keyboard.press('Enter');
  }
  await page.waitForSelector('nh-kit-library [part="kit"]');
  return visit;
}

async function regionEditor(site: Site, options: VisitOptions): Promise<Visit> {
  const visit = await site.visit('/admin/regions', {
    ...options,
    isAdministrator: true,
    alive: false,
  });
  await visit.page.waitForSelector('nh-region-editor [part="row"]');
  // The map is drawn after the rows.
  await visit.page.waitForSelector('nh-region-editor svg text');
  return visit;
}
