import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { ElementHandle, Page } from 'puppeteer-core';
import { makeSeedAccounts, seedPassword } from '../../library-service/seeds';
import { seedKits } from '../../library-service/seeds/kits';
import { type RunningLibraryService, startLibraryService } from '../../library-service/server';
import { MANIFEST_VERSION } from '../../src/api/kits/manifest';
import { kitArchive } from '../library-service/kit-archive';
import { violations } from '../page-objects/site/axe';
import { openSite, type Site, type Visit } from '../page-objects/site/browser';
import { atStep, press, tabTo, visitTool } from '../page-objects/site/kits';
import { disconnectAll } from '../page-objects/site/templates';
import { trackedEvents } from '../page-objects/site/tracked-events';
import { temporaryFolder } from '../shared';

let library: RunningLibraryService;
let site: Site;

before(async () => {
  const dataDir = temporaryFolder('nh-kit-library');
  library = await startLibraryService({ port: 0, dataDir, seed: false });
  await seedKits(library.service, await makeSeedAccounts(library.service), 30);
  site = await openSite({ libraryService: library.url });
});
after(async () => {
  await site.close();
  await library.close();
});
beforeEach(() => disconnectAll(library));

/** Connects a seeded account. */
async function connect(page: Page, account: string): Promise<void> {
  await press(page, 'Connect');
  await page.waitForSelector('[name="password"][autocomplete="current-password"]');
  await page.type('form [name="email"]', `${account}@library.example`);
  await page.type('form [name="password"]', seedPassword);
  await page.keyboard.press('Enter');
  await page.waitForSelector('nh-kit-library [part="step"]:not([data-step="loading"])');
}

async function connected(options: Parameters<typeof visitTool>[2] = {}): Promise<Visit> {
  const visit = await visitTool(site, '/kit-library', options);
  await atStep(visit.page, 'connect');
  await connect(visit.page, 'ada');
  await atStep(visit.page, 'list');
  await visit.page.waitForSelector('[part="kit"]');
  return visit;
}

const titles = (page: Page): Promise<string[]> =>
  page.$$eval('[part="kit-title"]', (all) => all.map(({ textContent }) => textContent));

const text = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, ({ textContent }) => textContent);

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Waits until a part contains a text. */
async function says(page: Page, selector: string, wanted: string): Promise<void> {
  await page.waitForFunction(
    (one, words) => document.querySelector(one)?.textContent?.includes(words),
    {},
    selector,
    wanted,
  );
}

for (const [width, dark] of [
  [390, false],
  [1280, true],
] as const) {
  it(`connects an account and shows its kits, at ${width} px in ${dark ? 'dark' : 'light'}`, async () => {
    const visit = await visitTool(site, '/kit-library', { width, dark });
    const { page } = visit;
    await atStep(page, 'connect');
    expect(await violations(page)).to.deep.equal([]);
    expect(await overflow(page)).to.equal(0);
    await connect(page, 'ada');
    await atStep(page, 'list');
    await page.waitForSelector('[part="kit"] img');
    expect(new URL(page.url()).search).to.equal('');
    expect(await text(page, '[part="notice"]')).to.equal('Your account is connected.');
    expect(await text(page, '[part="count"]')).to.equal('30 kits');
    expect((await titles(page)).length).to.equal(24);
    expect(await violations(page)).to.deep.equal([]);
    expect(await overflow(page)).to.equal(0);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await overflow(page)).to.equal(0);
    await press(page, 'Disconnect');
    await atStep(page, 'connect');
    expect(visit.complaints).to.deep.equal([]);
    await visit.leave();
  });
}

it('finds a kit, deletes it and restores it, by keyboard alone', async () => {
  const { page, leave } = await connected({ width: 320 });
  expect(await overflow(page)).to.equal(0);
  const [first = ''] = await titles(page);
  await page.focus('nh-kit-library input[type="search"]');
  await page.keyboard.type(first);
  await says(page, '[part="count"]', `for “${first}”`);
  await tabTo(page, `[aria-label="Delete ${first}"]`);
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog:modal');
  expect(await violations(page)).to.deep.equal([]);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog:modal'));
  expect(await page.evaluate(() => document.activeElement?.textContent)).to.equal('Delete');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog:modal');
  await tabTo(page, 'dialog [data-kind="main"]');
  await page.keyboard.press('Enter');
  await says(page, '[part="undo"]', `“${first}” is deleted.`);
  await tabTo(page, '[part="undo"] button');
  await page.keyboard.press('Enter');
  await says(page, '[part="notice"]', `“${first}” is back.`);
  await page.waitForSelector(`[aria-label="Delete ${first}"]`);
  await leave();
});

it('uploads a kit file and opens the import of a kit', async () => {
  const { page, leave } = await connected();
  const path = join(temporaryFolder('nh-kit-library-file'), 'brought.zip');
  const manifest = { name: 'brought', title: 'Brought along', manifest_version: MANIFEST_VERSION };
  writeFileSync(path, await kitArchive({ ...manifest, plugins: [], templates: {}, content: {} }));
  const input = await page.$('nh-kit-library input[type="file"]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
  await says(page, '[part="notice"]', '“Brought along” is in your library.');
  await says(page, '[part="kit-title"]', 'Brought along');
  const id = await page.$eval('[part="kit"]', (kit) => Reflect.get(kit, 'dataset').kit);
  const [left] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    // Chromium hangs when the context of a page is closed while the page navigates.
    page.waitForNavigation(),
    press(page, 'Apply Brought along'),
  ]);
  expect(left.url()).to.equal(`${site.url}/kit-import?kit_cloud_id=${id}`);
  await leave();
});

it('returns to the Connect screen when the account is lost, and keeps the view', async () => {
  const { page, leave } = await connected();
  await page.select('nh-kit-library select', 'name');
  await page.waitForFunction(() => !document.querySelector('[part="kits"][aria-busy="true"]'));
  await disconnectAll(library);
  await press(page, 'Next');
  await says(page, '[part="notice"]', 'Connect again to continue');
  await connect(page, 'ada');
  await says(page, '[part="pages"] p', 'Page 2 of 2');
  expect(await page.$eval('nh-kit-library select', (one) => Reflect.get(one, 'value'))).to.equal(
    'name',
  );
  await leave();
});

it('leads an account without a plan to the plans, and back to its kits', async () => {
  const { page, leave } = await visitTool(site, '/kit-library', { width: 390 });
  await connect(page, 'eva');
  await atStep(page, 'upgrade');
  expect(await violations(page)).to.deep.equal([]);
  await Promise.all([page.waitForNavigation(), press(page, 'See the plans')]);
  expect(await text(page, 'h1')).to.equal('Library plans');
  expect(await violations(page)).to.deep.equal([]);
  expect(await overflow(page)).to.equal(0);
  await Promise.all([page.waitForNavigation(), page.click('.library-plans button')]);
  expect(new URL(page.url()).pathname).to.equal('/kit-library');
  await atStep(page, 'list');
  await says(page, '[part="empty"]', 'Your library has no kits yet');
  await leave();
});

it('does not change the plan without the page’s nonce', async () => {
  const { page, leave } = await connected();
  const answers = await page.evaluate(async (path) => {
    const body = new URLSearchParams({ plan: 'none', _wpnonce: 'guessed' });
    const response = await fetch(path, { method: 'POST', body });
    return [response.status, (await response.text()).includes('This page has expired')];
  }, '/library/upgrade');
  expect(answers).to.deep.equal([403, true]);
  await page.reload();
  await atStep(page, 'list');
  await leave();
});

it('tracks its screens, connecting, applying and deleting', async () => {
  const { page, leave } = await visitTool(site, '/kit-library');
  await page.goto(`${site.url}/tracked`);
  await Promise.all([page.waitForNavigation(), page.click('.tracked-consent button')]);
  await page.goto(`${site.url}/kit-library`);
  // The catalogue loads with the first event.
  await trackedNames('page_views_website_templates');
  await connect(page, 'ada');
  await page.waitForSelector('[part="kit"]');
  const [first = ''] = await titles(page);
  await press(page, `Delete ${first}`);
  await press(page, 'Delete');
  await says(page, '[part="undo"]', 'is deleted');
  await press(page, 'Undo');
  await says(page, '[part="notice"]', 'is back');
  await page.waitForSelector(`[aria-label="Delete ${first}"]`);
  const id = await page.$eval('[part="kit"]', (kit) => Reflect.get(kit, 'dataset').kit);
  await Promise.all([
    page.waitForNavigation(),
    page.$eval('[part="kit"] a', (link) => Reflect.get(link, 'click').call(link)),
  ]);
  const names = await trackedNames('kit_cloud_library_apply');
  expect(names).to.include.members([
    'page_views_website_templates kits_cloud_library_connect',
    'connect_account kits_cloud_library_connect',
    'account_connected kits_cloud_library_connect',
    'page_views_website_templates kits_cloud_library',
    'kit_cloud_library_delete ',
    `kit_cloud_library_apply ${id}`,
  ]);
  await leave();
});

/** Returns the tracked events with their screen or kit, once an event of a name is among them. */
async function trackedNames(wanted: string): Promise<string[]> {
  const stored = await trackedEvents(site, `an event ${wanted}`, (events) =>
    events.some(({ event }) => event === wanted),
  );
  return stored.map(({ event, fields }) => {
    const { secondary_location, secondaryLocation, kit_cloud_id } = fields;
    return `${event} ${secondary_location ?? secondaryLocation ?? kit_cloud_id ?? ''}`;
  });
}

it('is available to administrators only', async () => {
  const visit = await site.visit('/kit-library', { alive: false });
  expect(new URL(visit.page.url()).pathname).to.equal('/login');
  await visit.leave();
});

for (const [width, height, least] of [
  [1280, 900, 10],
  [390, 844, 5],
] as const) {
  it(`shows at least ${least} kits on the first screen, with whole dates, at ${width} × ${height}`, async () => {
    const { page, leave } = await connected({ width });
    await page.setViewport({ width, height });
    await visitAgain(page);
    const visible = await page.$$eval(
      '[part="kit"]',
      (all) =>
        all.filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }).length,
    );
    expect(visible).to.be.at.least(least);
    const covered = await page.$$eval(
      '[part="kit"]',
      (all) =>
        all.filter((one) => {
          const [date, actions] = ['time', '[part="actions"]'].map((part) =>
            one.querySelector(part),
          );
          const lines = date?.getClientRects() ?? [];
          const end = lines[0]?.right ?? Infinity;
          return lines.length > 1 || end > (actions?.getBoundingClientRect().left ?? 0);
        }).length,
    );
    expect(covered, 'dates in two lines, or under the buttons').to.equal(0);
    await leave();
  });
}

/** Reloads the page, without the note that the account is connected. */
async function visitAgain(page: Page): Promise<void> {
  await page.reload();
  await page.waitForSelector('[part="kit"]');
}
