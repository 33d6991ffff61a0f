import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { openSite, type Site } from '../page-objects/site/browser';
import { press } from '../page-objects/site/kits';
import {
  announced,
  chooseEntry,
  chooseNode,
  pressButton,
  previewShows,
  savedAfter,
  visitEditor,
} from '../page-objects/site/page-editor';
import { actionsOf, chooseAction } from '../page-objects/site/templates';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** The files of the library that a page has fetched. */
const libraryFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.includes('/editor/template-library'));

/** The heights of the controls of the editor, which stand beside or behind a dialog. */
const controlHeights = (page: Page): Promise<readonly number[]> =>
  page.$$eval('.nh-page-editor :is([part~="input"], [part~="button"])', (controls) =>
    controls
      .filter((control) => !control.closest('dialog'))
      .map(({ clientHeight }) => clientHeight),
  );

it('saves an element as a template and inserts it into another page, which visitors then see', async () => {
  const { page, complaints, leave } = await visitEditor(site, 'about');
  expect(await page.evaluate(libraryFiles)).to.deep.equal([]);
  await chooseNode(page, 'button');
  const frame = await page.waitForFrame((one) => one.parentFrame() === page.mainFrame());
  await frame.$eval('.nh-page .nh-box-button', (node) =>
    node.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })),
  );
  await chooseEntry(page, 'template');
  await page.waitForSelector('[data-dialog="Save to Modal"] input');
  expect(await page.evaluate(libraryFiles)).to.have.length(1);
  expect(await violations(page)).to.deep.equal([]);
  await page.keyboard.type('A button of ours');
  await press(page, 'Save');
  await page.waitForSelector(actionsOf('A button of ours'));
  expect(await violations(page)).to.deep.equal([]);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog:modal'));
  expect(complaints).to.deep.equal([]);
  await leave();

  const other = await visitEditor(site, 'visit');
  const heights = await controlHeights(other.page);
  await other.page.click('[data-do="templates"]');
  await other.page.waitForSelector(actionsOf('A button of ours'));
  expect(await controlHeights(other.page)).to.deep.equal(heights);
  await savedAfter(other.page, () => chooseAction(other.page, 'A button of ours', 'Insert'));
  await previewShows(other.page, 'button', 'Come and see us');
  await announced(other.page, '“A button of ours” was inserted: 1 element in the page.');
  await other.page.waitForSelector('[data-do="templates"]:focus');
  await pressButton(other.page, 'Publish');
  await announced(other.page, 'The page is published.');
  expect(other.complaints).to.deep.equal([]);
  await other.leave();

  const visit = await site.visit('/pages/visit', { javaScript: false });
  expect(await visit.text('main')).to.contain('Come and see us');
  await visit.leave();
});
