import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { makeSeedAccounts } from '../../library-service/seeds';
import { seedTemplates } from '../../library-service/seeds/templates';
import { violations } from '../page-objects/site/axe';
import { anotherTab } from '../page-objects/site/browser';
import { press, tick } from '../page-objects/site/kits';
import {
  atScreen,
  type CloudSite,
  folderNames,
  openCloudSite,
  openFolder,
  says,
} from '../page-objects/site/template-library';

const notice = '[part="cloud-tab"] [part="notice"]';
const level = '[part="quota-level"]';

let cloud: CloudSite;
before(async () => {
  cloud = await openCloudSite({ templates: 79, folders: 3, room: 100 });
});
after(() => cloud.close());
beforeEach(() => cloud.disconnectAll());

/** The library in another tab of the same browser, at its Cloud tab. */
async function secondTab(page: Page): Promise<Page> {
  const tab = await anotherTab(page, `${cloud.site.url}/template-library`);
  await tab.waitForSelector('[role="tab"][data-tab="cloud"]');
  await tab.click('[role="tab"][data-tab="cloud"]');
  await atScreen(tab, 'list');
  await tab.waitForSelector('[part="folder-item"]:nth-child(3)');
  return tab;
}

/** Makes a folder. */
async function create(page: Page, name: string): Promise<void> {
  await press(page, 'Create folder');
  await page.waitForSelector('dialog:modal input');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await says(page, '[part="folder-name"]', name);
}

/** Deletes the folder that is open. */
async function deleteOpen(page: Page): Promise<void> {
  await press(page, 'Delete folder');
  await page.waitForSelector('dialog:modal [part="dialog-foot"]');
  await press(page, 'Delete folder');
  await atScreen(page, 'list');
}

/** Puts so many more templates into the library, of which no tab is told. */
async function fillUp(templates: number): Promise<void> {
  const { service } = cloud.library;
  await seedTemplates(service, await makeSeedAccounts(service), templates, 0);
}

/** Opens the dialog that asks where the first template is copied to. */
async function askToCopy(page: Page): Promise<void> {
  await page.click('[part="menu-button"]');
  await page.waitForSelector('[role="menu"] [role="menuitem"]');
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog:modal');
}

it('shows changes of another tab, and leaves a folder that the other tab deleted', async () => {
  const { page, leave } = await cloud.connected();
  const tab = await secondTab(page);
  await create(tab, 'Made in the other');
  // A tab behind another one paints no frames, on which clicks and the waits of this test depend.
  await page.bringToFront();
  await says(page, '[part="folder-name"]', 'Made in the other');
  await openFolder(page, 'Made in the other');
  await tab.bringToFront();
  await openFolder(tab, 'Made in the other');
  await deleteOpen(tab);
  await page.bringToFront();
  await atScreen(page, 'list');
  await says(page, notice, 'The folder “Made in the other” no longer exists');
  expect(await folderNames(page)).not.to.include('Made in the other');
  await leave();
});

it('connects and disconnects the account in both tabs', async () => {
  const { page, leave } = await cloud.connected();
  const tab = await secondTab(page);
  await press(tab, 'Disconnect');
  await atScreen(tab, 'connect');
  await atScreen(page, 'connect');
  await leave();
});

it('shows the quota levels, and rejects templates when another tab has used the quota', async () => {
  const { page, leave } = await cloud.connected();
  await says(page, level, 'Space left');
  await fillUp(1);
  await page.reload();
  await says(page, level, 'Nearly full');
  const upgrade = await page.$eval('[part="quota"] a', (link) => Reflect.get(link, 'pathname'));
  expect(upgrade).to.equal('/library/upgrade');
  // The quota can come before the folders.
  await page.waitForSelector('[data-drop-folder=""]');
  const [first = ''] = await folderNames(page);
  await page.click('[data-drop-folder=""]');
  await says(page, '[part="cloud-title"]', 'Outside folders');
  await askToCopy(page);
  await fillUp(20);
  await tick(page, first);
  await press(page, 'Copy');
  await says(page, 'dialog:modal [role="alert"]', 'Your cloud library is full');
  await says(page, level, 'Full');
  await press(page, 'Cancel');
  await askToCopy(page);
  await page.waitForSelector('dialog:modal [data-access="full"] a');
  expect(await violations(page)).to.deep.equal([]);
  await leave();
});
