import { expect } from 'chai';
import type { HTTPRequest } from 'puppeteer-core';
import { openSite, type Site } from '../page-objects/site/browser';
import { eventually } from '../page-objects/site/eventually';
import {
  announced,
  chooseNode,
  drawn,
  pressButton,
  previewShows,
  savedAfter,
  saveState,
  typeSetting,
  visitEditor,
} from '../page-objects/site/page-editor';

let site: Site;
// Each on a site of its own: the request that releases the lock may be lost with the closed window.
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

it('keeps what was typed when the page is reloaded at once, and saves it then', async () => {
  const { page, leave } = await visitEditor(site, 'about');
  await chooseNode(page, 'button');
  await typeSetting(page, 'text', 'Typed and reloaded');
  await page.reload();
  await drawn(page);
  await previewShows(page, 'button', 'Typed and reloaded');
  await saveState(page, 'saved');
  await leave();
});

it('goes on without a connection, says so, and saves when it is back', async () => {
  const { page, leave } = await visitEditor(site, 'about');
  await chooseNode(page, 'button');
  await page.setOfflineMode(true);
  await typeSetting(page, 'text', 'Written offline');
  await saveState(page, 'offline');
  const problem = await page.waitForSelector('[data-notice="problem"] [role="alert"]');
  expect(await problem?.evaluate(({ textContent }) => textContent)).to.contain(
    'There is no connection.',
  );
  await typeSetting(page, 'text', 'Written offline, twice');
  await previewShows(page, 'button', 'Written offline, twice');
  await page.setOfflineMode(false);
  await saveState(page, 'saved');
  await page.waitForFunction(() => !document.querySelector('[data-notice="problem"]'));
  await page.reload();
  await drawn(page);
  await previewShows(page, 'button', 'Written offline, twice');
  await leave();
});

it('says why the server does not save, and tries again when the person asks', async () => {
  const { page, leave } = await visitEditor(site, 'about');
  await page.setRequestInterception(true);
  const saves: HTTPRequest[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && saves.length < 2) saves.push(request);
    else void request.continue();
  });
  await chooseNode(page, 'button');
  await typeSetting(page, 'text', 'After a fault');
  await (await eventually('a save', () => saves[0]))?.respond({ status: 503, body: '' });
  await saveState(page, 'failed');
  await page.waitForSelector('[data-notice="problem"]');
  await pressButton(page, 'Try again');
  // Held until now: the editor also tries again by itself after two seconds, and the button would be gone.
  await (await eventually('another save', () => saves[1]))?.continue();
  await saveState(page, 'saved');
  await leave();
});

it('shows a second person who has the page, and lets them take it over', async () => {
  const first = await visitEditor(site, 'services');
  const second = await visitEditor(site, 'services');
  const notice = await second.page.waitForSelector('[data-notice="locked"]');
  expect(await notice?.evaluate(({ textContent }) => textContent)).to.contain(
    'admin is editing this page',
  );
  // Otherwise it may hear of it before it has typed: it renews its lock every 30 seconds.
  await first.page.setOfflineMode(true);
  await pressButton(second.page, 'Take over');
  await announced(second.page, 'You edit this page now.');
  await drawn(second.page);
  await chooseNode(second.page, 'heading');
  await savedAfter(second.page, () => typeSetting(second.page, 'title', 'Taken over'));
  await first.page.bringToFront();
  await chooseNode(first.page, 'heading');
  await typeSetting(first.page, 'title', 'Too late');
  await first.page.setOfflineMode(false);
  await first.page.waitForSelector('[data-notice="locked"]');
  await pressButton(first.page, 'Take over');
  await first.page.waitForSelector('[data-notice="conflict"]');
  await pressButton(first.page, 'Choose a version');
  const dialog = await first.page.waitForSelector('[data-dialog="page-conflict"]');
  expect(await dialog?.evaluate(({ textContent }) => textContent)).to.contain(
    'Taken over → Too late',
  );
  await pressButton(first.page, 'Keep my version');
  await announced(first.page, 'Your version is saved.');
  await saveState(first.page, 'saved');
  await first.leave();
  await second.leave();
});
