import { expect } from 'chai';
import type { KeyInput, Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import {
  anotherTab,
  openSite,
  type Site,
  type Visit,
  type VisitOptions,
} from '../page-objects/site/browser';
import { press, visitTool } from '../page-objects/site/kits';
import { tap } from '../page-objects/site/tap';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** An administrator's visit to the site's templates, once they are listed. */
async function library(options: VisitOptions = {}): Promise<Visit> {
  const visit = await visitTool(site, '/template-library', options);
  await visit.page.waitForSelector('[part~="item"][aria-selected]');
  return visit;
}

const titles = (page: Page): Promise<string[]> =>
  page.$$eval('[part~="item-title"]', (all) => all.map(({ textContent }) => textContent));

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Waits until a part holds a text. */
async function says(page: Page, selector: string, wanted: string): Promise<void> {
  await page.waitForFunction(
    (one, words) =>
      [...document.querySelectorAll(one)].some(({ textContent }) => textContent.includes(words)),
    {},
    selector,
    wanted,
  );
}

/** Presses a key while others are held. */
async function chord(page: Page, held: KeyInput, key: KeyInput): Promise<void> {
  await page.keyboard.down(held);
  await page.keyboard.press(key);
  await page.keyboard.up(held);
}

async function confirmed(page: Page, label: string): Promise<void> {
  await page.waitForSelector('dialog:modal');
  await press(page, label);
  await page.waitForFunction(() => !document.querySelector('dialog:modal'));
}

for (const [width, dark] of [
  [320, true],
  [390, false],
  [1280, true],
] as const) {
  it(`shows the site’s templates as list and tiles, at ${width} px in ${dark ? 'dark' : 'light'}`, async () => {
    const { page, complaints, leave } = await library({ width, dark });
    expect(await violations(page)).to.deep.equal([]);
    expect(await overflow(page)).to.equal(0);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await overflow(page)).to.equal(0);
    await press(page, 'Tiles');
    await page.waitForSelector('[part~="tile"]');
    expect(await overflow(page)).to.equal(0);
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));
    expect(await overflow(page)).to.equal(0);
    expect(await violations(page)).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
    await leave();
  });
}

it('finds, renames, deletes and restores by keyboard', async () => {
  const { page, leave } = await library();
  await page.focus('nh-template-library input[type="search"]');
  await page.keyboard.type('three col');
  await says(page, '[part="count"]', '1 template for “three col”');
  await page.focus('[part~="item"]');
  await page.keyboard.press('F2');
  await page.waitForSelector('dialog:modal');
  expect(await violations(page)).to.deep.equal([]);
  await page.keyboard.type('Three columns, wide');
  await page.keyboard.press('Enter');
  await says(page, '[part~="item-title"]', 'Three columns, wide');
  await page.waitForSelector('[part~="item"]:focus');
  await page.keyboard.press('Delete');
  await page.waitForSelector('dialog:modal');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog:modal'));
  // The focus is on the same template again.
  await page.waitForSelector('[part~="item"]:focus');
  await page.keyboard.press('Delete');
  await confirmed(page, 'Delete');
  await says(page, '[part="undo"]', '“Three columns, wide” deleted.');
  await says(page, '[part="empty"]', 'No templates match “three col”');
  expect(await violations(page)).to.deep.equal([]);
  await chord(page, 'Control', 'z');
  await says(page, '[part~="item-title"]', 'Three columns, wide');
  await leave();
});

it('selects, deletes and restores several templates by mouse', async () => {
  const { page, leave } = await library();
  const before = await titles(page);
  const items = await page.$$('[part~="item"] [part~="item-title"]');
  await items[1]?.click();
  await page.keyboard.down('Shift');
  await items[3]?.click();
  await page.keyboard.up('Shift');
  await says(page, '[part="count"]', '3 selected');
  await press(page, 'Delete …');
  await confirmed(page, 'Delete');
  await says(page, '[part="undo"]', '3 templates deleted.');
  await says(page, '[part="count"]', '17 templates');
  expect(await titles(page)).to.not.include(before[2]);
  await press(page, 'Undo');
  await says(page, '[part="told"]', '3 templates restored.');
  await says(page, '[part="count"]', '20 templates');
  await leave();
});

it('opens a template’s menu and preview by touch', async () => {
  const { page, leave } = await library({
    width: 390,
    prepare: (one) => one.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true }),
  });
  const [first = ''] = await titles(page);
  await tap(page, '[part="tick"]');
  await says(page, '[part="count"]', '1 selected');
  await tap(page, '[part~="menu-button"]');
  await page.waitForSelector('[role="menu"]');
  expect(await violations(page)).to.deep.equal([]);
  await tap(page, '[role="menuitem"][data-action="preview"]');
  await page.waitForSelector('dialog:modal [part="inside"] h3');
  await says(page, 'dialog h2', first);
  expect(await violations(page)).to.deep.equal([]);
  await leave();
});

it('keeps typed text and the selection offline and over a reload', async () => {
  const { page, leave } = await library();
  await page.click('[part="tick"]');
  await page.focus('[part~="item"]');
  await page.keyboard.press('F2');
  await page.waitForSelector('dialog:modal');
  await page.keyboard.type('Half a name');
  await page.setOfflineMode(true);
  await page.keyboard.press('Enter');
  await says(page, 'dialog [part="error"]', 'cannot be reached');
  await page.setOfflineMode(false);
  await page.reload();
  await page.waitForSelector('dialog:modal');
  expect(await page.$eval('dialog input', (one) => Reflect.get(one, 'value'))).to.equal(
    'Half a name',
  );
  await page.keyboard.press('Enter');
  await says(page, '[part~="item-title"]', 'Half a name');
  await says(page, '[part="count"]', '1 selected');
  await leave();
});

it('continues automatically when the browser is online again', async () => {
  const { page, leave } = await library();
  await page.setOfflineMode(true);
  await page.focus('nh-template-library input[type="search"]');
  await page.keyboard.type('landing');
  await says(page, '[part="error"]', 'cannot be reached');
  expect(await violations(page)).to.deep.equal([]);
  await page.setOfflineMode(false);
  await says(page, '[part="count"]', '1 template for “landing”');
  await leave();
});

it('keeps typed text when the session has expired and was renewed in another tab', async () => {
  const { page, leave } = await library();
  await page.focus('[part~="item"]');
  await page.keyboard.press('F2');
  await page.waitForSelector('dialog:modal');
  await page.keyboard.type('Typed in time');
  const cookies = await page.browserContext().cookies();
  await page.browserContext().deleteCookie(...cookies);
  await page.keyboard.press('Enter');
  await says(page, 'dialog [part="error"]', 'logged out');
  const tab = await anotherTab(page, `${site.url}/login`);
  await tab.type('main [name="log"]', 'admin');
  await tab.type('main [name="pwd"]', 'open sesame');
  await Promise.all([tab.waitForNavigation(), tab.keyboard.press('Enter')]);
  await tab.close();
  await page.bringToFront();
  await press(page, 'Try again');
  await says(page, '[part~="item-title"]', 'Typed in time');
  await leave();
});

it('shows changes of another tab at once', async () => {
  const { page, leave } = await library();
  const tab = await anotherTab(page, `${site.url}/template-library`);
  await tab.waitForSelector('[part~="item"][aria-selected]');
  const [first = ''] = await titles(tab);
  await tab.focus('[part~="item"]');
  await tab.keyboard.press('Delete');
  await confirmed(tab, 'Delete');
  // A tab behind another one paints no frames, on which the waits of this test depend.
  await page.bringToFront();
  await says(page, '[part="count"]', '19 templates');
  expect(await titles(page)).to.not.include(first);
  await leave();
});

it('is available to administrators only', async () => {
  const visit = await site.visit('/template-library', { alive: false });
  expect(new URL(visit.page.url()).pathname).to.equal('/login');
  await visit.leave();
});
