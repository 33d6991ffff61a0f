import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { openSite, type Site } from '../page-objects/site/browser';
import { showView } from '../page-objects/site/page-building';
import {
  announced,
  chooseEntry,
  chooseNode,
  drawn,
  pressButton,
  previewOf,
  previewShows,
  typeSetting,
  visitEditor,
} from '../page-objects/site/page-editor';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

async function publish(page: Page): Promise<void> {
  await pressButton(page, 'Publish');
  await announced(page, 'The page is published.');
}

/** Chooses an action of the first global block. */
async function actOnBlock(page: Page, action: string): Promise<void> {
  await page.waitForSelector('[data-block]');
  await page.click('[data-block] [aria-haspopup="menu"]');
  await (await page.waitForSelector(`[data-block] [data-action="${action}"]`))?.click();
}

async function showGlobals(page: Page): Promise<void> {
  await showView(page, 'Add elements');
  await page.click('[data-tab="globals"]');
}

it('changes a global block on all published pages when it is edited once', async () => {
  const about = await visitEditor(site, 'about');
  const frame = await previewOf(about.page);
  await chooseNode(about.page, 'button');
  await showView(about.page, 'Structure');
  await about.page.waitForSelector('[role="treeitem"][aria-selected="true"]');
  await about.page.click('[role="treeitem"][aria-selected="true"]', { button: 'right' });
  await chooseEntry(about.page, 'global');
  await about.page.waitForSelector('[data-dialog] [data-name]');
  await about.page.click('[data-dialog] [data-name]', { count: 3 });
  await about.page.keyboard.sendCharacter('Invitation');
  await pressButton(about.page, 'Save');
  await announced(about.page, 'Invitation is a global block now.');
  await frame.waitForSelector('.nh-page .nh-box-button');
  await publish(about.page);
  await about.leave();

  const { page, complaints, leave } = await visitEditor(site, 'visit');
  await showGlobals(page);
  await page.waitForSelector('[data-block]');
  await pressButton(page, 'Insert');
  await previewShows(page, 'button', 'Come and see us');
  await publish(page);
  await showGlobals(page);
  await actOnBlock(page, 'edit');
  await page.waitForSelector('::-p-xpath(//button[normalize-space()="Save on all pages"])');
  await drawn(page);
  await chooseNode(page, 'button');
  await typeSetting(page, 'text', 'Once for both');
  await previewShows(page, 'button', 'Once for both');
  // The browser asks first.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await drawn(page);
  await page.waitForSelector('::-p-xpath(//button[normalize-space()="Save on all pages"])');
  await previewShows(page, 'button', 'Once for both');
  await pressButton(page, 'Save on all pages');
  await announced(page, 'The global block is saved, and all pages show it.');
  expect(complaints).to.deep.equal([]);
  await leave();

  for (const slug of ['about', 'visit']) {
    const visit = await site.visit(`/pages/${slug}`, { javaScript: false });
    expect(await visit.text('main'), slug).to.contain('Once for both');
    await visit.leave();
  }
});
