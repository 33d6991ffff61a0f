import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { anotherTab } from './browser';
import { press } from './kits';
import {
  atScreen,
  type CloudSite,
  folderNames,
  openCloudSite,
  openFolder,
  says,
} from './template-library';

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
  await tab.waitForSelector('[part="folder-item"]:nth-child(2)');
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
  await press(page, 'Delete');
  await atScreen(page, 'list');
}

/** Copies a template within the cloud as often as that, by the site's own call. */
async function copy(page: Page, times: number): Promise<string> {
  return page.evaluate(async (count) => {
    const { restNonce } = Reflect.get(window, 'nhConfig') ?? {};
    const nonce =
      restNonce ?? (await (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text());
    const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce };
    const root = '/wp-json/nh/v1/library/templates';
    const list = await (await fetch(`${root}?sort=date&order=asc&limit=1`, { headers })).json();
    const [{ id }] = list.items;
    for (let done = 0; done < count; done++) {
      const destination = { place: 'cloud', folder: null };
      const body = JSON.stringify({ action: 'copy', selected: { ids: [id] }, destination });
      const answer = await fetch(`${root}/bulk`, { method: 'POST', headers, body });
      if (!answer.ok) return (await answer.json()).code;
    }
    return 'copied';
  }, times);
}

it('shows in one tab what another one has changed, and leaves a folder that it has deleted', async () => {
  const { page, leave } = await cloud.connected();
  const tab = await secondTab(page);
  await create(tab, 'Made in the other');
  await says(page, '[part="folder-name"]', 'Made in the other');
  await openFolder(page, 'Made in the other');
  await openFolder(tab, 'Made in the other');
  await deleteOpen(tab);
  await atScreen(page, 'list');
  await says(page, notice, 'The folder “Made in the other” is not there any more');
  expect(await folderNames(page)).not.to.include('Made in the other');
  await leave();
});

it('ends and begins the connection in both tabs', async () => {
  const { page, leave } = await cloud.connected();
  const tab = await secondTab(page);
  await press(tab, 'Disconnect');
  await atScreen(tab, 'connect');
  await atScreen(page, 'connect');
  await leave();
});

it('says that the library is nearly full and full, and refuses what another tab has left no room for', async () => {
  const { page, leave } = await cloud.connected();
  await says(page, level, 'There is room left');
  expect(await copy(page, 1)).to.equal('copied');
  await page.reload();
  await says(page, level, 'Nearly full');
  const upgrade = await page.$eval('[part="quota"] a', (link) => Reflect.get(link, 'pathname'));
  expect(upgrade).to.equal('/library/upgrade');
  const tab = await secondTab(page);
  // The last room is taken where no tab is told of it.
  expect(await copy(tab, 20)).to.equal('copied');
  await page.bringToFront();
  await page.click('[part="menu-button"]');
  await page.waitForSelector('[role="menu"]');
  const items = await page.$$('[role="menuitem"]');
  for (const item of items) {
    const label = await item.evaluate(({ textContent }) => textContent);
    if (label.startsWith('Copy')) await item.click();
  }
  await page.waitForSelector('dialog:modal');
  await leave();
});
