import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { press, tabTo } from '../page-objects/site/kits';
import { tap } from '../page-objects/site/tap';
import {
  atScreen,
  type CloudSite,
  connect,
  focused,
  folderNames,
  openCloudSite,
  openFolder,
  overflow,
  says,
} from '../page-objects/site/template-library';
import { connectAccount } from '../page-objects/site/templates';

const notice = '[part="cloud-tab"] [part="notice"]';

let cloud: CloudSite;
before(async () => {
  cloud = await openCloudSite({ templates: 120, folders: 6 });
});
after(() => cloud.close());
beforeEach(() => cloud.disconnectAll());

/** Types into the field of the dialog that is open. */
async function fill(page: Page, text: string): Promise<void> {
  await page.waitForSelector('dialog:modal input');
  await page.focus('dialog:modal input');
  await page.$eval('dialog:modal input', (input) => (input as HTMLInputElement).select());
  await page.keyboard.type(text);
}

/** Pixels by which the page goes on below its footer. */
const belowPage = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    const { bottom = 0 } = document.querySelector('.site-footer')?.getBoundingClientRect() ?? {};
    return Math.max(0, Math.round(scrollHeight - scrollY - Math.max(bottom, innerHeight)));
  });

const closed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !document.querySelector('dialog:modal'));

for (const [width, dark] of [
  [390, false],
  [1280, true],
] as const) {
  it(`connects an account and shows its folders, at ${width} px in ${dark ? 'dark' : 'light'}`, async () => {
    const visit = await cloud.visit({ width, dark });
    const { page } = visit;
    await atScreen(page, 'connect');
    expect(await violations(page)).to.deep.equal([]);
    expect(await overflow(page)).to.equal(0);
    await connect(page, 'ada');
    await atScreen(page, 'list');
    await page.waitForSelector('[part~="item-title"]');
    expect(new URL(page.url()).search).to.equal('');
    await says(page, notice, 'Your account is connected.');
    expect((await folderNames(page)).length).to.equal(6);
    expect(await violations(page)).to.deep.equal([]);
    expect(await overflow(page)).to.equal(0);
    const [, second = ''] = await folderNames(page);
    await openFolder(page, second);
    expect(await violations(page)).to.deep.equal([]);
    expect(await belowPage(page)).to.equal(0);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await overflow(page)).to.equal(0);
    await press(page, 'Disconnect');
    await atScreen(page, 'connect');
    expect(visit.complaints).to.deep.equal([]);
    await visit.leave();
  });
}

it('returns to the connect screen when the person denies access', async () => {
  const { page, leave } = await cloud.visit();
  await press(page, 'Connect');
  await page.waitForSelector('button[value="nothing"]');
  await page.click('button[value="nothing"]');
  await atScreen(page, 'connect');
  await says(page, notice, 'You chose not to connect. Nothing has changed.');
  await leave();
});

it('leads an account without a plan to the plans, and returns to its templates', async () => {
  const { page, leave } = await cloud.visit({ width: 390 });
  await connect(page, 'eva');
  await atScreen(page, 'upgrade');
  expect(await violations(page)).to.deep.equal([]);
  expect(await overflow(page)).to.equal(0);
  await Promise.all([page.waitForNavigation(), press(page, 'See the plans')]);
  await Promise.all([page.waitForNavigation(), page.click('.library-plans button')]);
  expect(new URL(page.url()).pathname).to.equal('/template-library');
  await atScreen(page, 'list');
  await says(page, '[part="folders"]', 'No folders yet');
  await leave();
});

it('creates, renames, deletes and restores a folder by keyboard', async () => {
  const { page, leave } = await cloud.connected({ width: 320 });
  expect(await overflow(page)).to.equal(0);
  const [taken = '', second = ''] = await folderNames(page);
  await tabTo(page, '[part="folders"] > [data-action="folders"]');
  await page.keyboard.press('Enter');
  await tabTo(page, '[part="folders"] > [data-action="create-folder"]');
  await page.keyboard.press('Enter');
  await fill(page, taken.toUpperCase());
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog:modal input[aria-invalid="true"]');
  expect(await violations(page)).to.deep.equal([]);
  await fill(page, 'Aa made here');
  await page.keyboard.press('Enter');
  await closed(page);
  expect(await focused(page)).to.equal('Create folder');
  expect((await folderNames(page))[0]).to.equal('Aa made here');

  await tabTo(page, '[part="folder-item"]');
  await page.keyboard.press('a');
  expect(await focused(page)).to.equal('Aa made here');
  await page.keyboard.press('F2');
  await fill(page, 'Zz renamed');
  await page.keyboard.press('Enter');
  await closed(page);
  expect(await focused(page)).to.equal('Zz renamed');
  expect((await folderNames(page)).at(-1)).to.equal('Zz renamed');

  await page.keyboard.type(second.slice(0, 1));
  await page.keyboard.press('Delete');
  await page.waitForSelector('dialog:modal');
  expect(await page.$eval('dialog:modal', ({ textContent }) => textContent)).to.match(
    /\d+ templates?/,
  );
  expect(await violations(page)).to.deep.equal([]);
  await page.keyboard.press('Escape');
  await closed(page);
  const doomed = await focused(page);
  await page.keyboard.press('Delete');
  await page.waitForSelector('dialog:modal');
  await tabTo(page, 'dialog [data-kind="main"]');
  await page.keyboard.press('Enter');
  await closed(page);
  expect(await folderNames(page)).not.to.include(doomed);
  await says(page, notice, `“${doomed}” is deleted`);
  // The note comes a moment after the dialog, so that screen readers speak both.
  await page.waitForSelector('[part="undo"] button');
  await tabTo(page, '[part="undo"] button');
  await page.keyboard.press('Enter');
  await says(page, '[part="folder-name"]', doomed);
  await leave();
});

it('opens and leaves a folder by touch', async () => {
  const { page, leave } = await cloud.connected({ width: 390 });
  await page.setViewport({ width: 390, height: 900, hasTouch: true, isMobile: true });
  await page.reload();
  const [, , third = ''] = await page
    .waitForSelector('[part="folder-item"]:nth-child(5)')
    .then(() => folderNames(page));
  await tap(page, '[part="folders"] > [data-action="folders"]');
  await tap(page, '[part="folder-item"]:nth-child(5)');
  await atScreen(page, 'folder');
  await says(page, '[part="cloud-title"]', third);
  await tap(page, '[part="path-step"]');
  await atScreen(page, 'list');
  expect(await focused(page)).to.equal('Cloud library');
  await leave();
});

it('shows at least five templates on the first screen of a phone', async () => {
  const { page, leave } = await cloud.connected({ width: 390 });
  await page.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true });
  await page.waitForFunction(() => {
    const rows = [...document.querySelectorAll('nh-template-library [part~="item"]')];
    const isSeen = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
    return rows.filter((row) => isSeen(row.getBoundingClientRect())).length >= 5;
  });
  await leave();
});

it('keeps folder, search, selection and typed text after the account was lost', async () => {
  const { page, leave } = await cloud.connected();
  const [first = ''] = await folderNames(page);
  await openFolder(page, first);
  await page.type('nh-template-library input[type="search"]', 'a');
  await says(page, '[part="count"]', 'for “a”');
  await press(page, 'Select all');
  await press(page, 'Create folder');
  await fill(page, 'Typed in vain?');
  await cloud.disconnectAll();
  await press(page, 'Create');
  await says(page, 'dialog:modal [role="alert"]', 'No account is connected');
  await page.click('dialog:modal [role="alert"] button');
  await connectAccount(page);
  await page.waitForSelector('dialog:modal input');
  expect(await page.$eval('dialog input', (one) => (one as HTMLInputElement).value)).to.equal(
    'Typed in vain?',
  );
  await press(page, 'Create');
  await closed(page);
  await says(page, '[part="folder-name"]', 'Typed in vain?');
  await says(page, '[part="cloud-title"]', first);
  expect(
    await page.$eval('nh-template-library input[type="search"]', (one) =>
      Reflect.get(one, 'value'),
    ),
  ).to.equal('a');
  await page.waitForSelector('[part~="item"][aria-selected="true"]');
  await leave();
});
