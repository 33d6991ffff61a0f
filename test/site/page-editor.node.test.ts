import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { openSite, type Site } from '../page-objects/site/browser';
import {
  announced,
  chooseNode,
  pressButton,
  previewShows,
  savedAfter,
  saveState,
  typeSetting,
  visitEditor,
} from '../page-objects/site/page-editor';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** The text of the page as a visitor gets it. */
async function published(javaScript = true): Promise<string> {
  const visit = await site.visit('/pages/about', { javaScript });
  const text = await visit.text('main');
  expect(visit.complaints).to.deep.equal([]);
  await visit.leave();
  return text;
}

it('edits a page, undoes and does again, saves a draft, and publishes it for visitors with and without JavaScript', async () => {
  const { page, complaints, leave } = await visitEditor(site, 'about');
  await chooseNode(page, 'button');
  await typeSetting(page, 'text', 'Ring the bell');
  await previewShows(page, 'button', 'Ring the bell');
  await page.waitForSelector('[data-do="undo"][aria-disabled="false"]');
  await page.click('[data-do="undo"]');
  await previewShows(page, 'button', 'Come and see us');
  await page.click('[data-do="redo"]');
  await previewShows(page, 'button', 'Ring the bell');
  await saveState(page, 'saved');
  expect(await published()).to.contain('Come and see us');
  await pressButton(page, 'Publish');
  await announced(page, 'The page is published.');
  expect(await published()).to.contain('Ring the bell');
  expect(await published(false)).to.contain('Ring the bell');
  expect(complaints).to.deep.equal([]);
  await leave();
});

it('shows the draft to its editor only', async () => {
  const { page, leave } = await visitEditor(site, 'visit');
  await chooseNode(page, 'heading');
  await savedAfter(page, () => typeSetting(page, 'title', 'Only a draft'));
  await previewShows(page, 'heading', 'Only a draft');
  const address = await page.$eval(
    'a[target="_blank"]',
    (link) => (link as HTMLAnchorElement).href,
  );
  await page.goto(address);
  expect(await page.$eval('main', (main) => main.textContent)).to.contain('Only a draft');
  const config = await page.$eval('#nh-config', ({ textContent }) => textContent ?? '');
  expect(JSON.parse(config).mode).to.equal('preview');
  const { pathname } = new URL(address);
  expect((await fetch(site.url + pathname, { redirect: 'manual' })).status).to.equal(302);
  await leave();
});

/** Waits until the preview is not much smaller than the page. */
async function previewIsReadable(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const frame = document.querySelector('iframe');
    return frame && frame.getBoundingClientRect().width / frame.offsetWidth > 0.6;
  });
}

it('has no axe violations in light and dark, and room for the preview, at 1280 and 1024 pixels', async () => {
  for (const [width, dark] of [
    [1280, false],
    [1024, true],
  ] as const) {
    const { page, leave } = await visitEditor(site, 'courses', { width, dark });
    expect(await violations(page), `${width} px`).to.deep.equal([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).to.equal(0);
    const add = '::-p-xpath(//*[@part="bar"]//button[.="Add elements"])';
    const isListed = await page.$eval(add, ({ ariaPressed }) => ariaPressed === 'true');
    expect(isListed, `the list of elements at ${width} px`).to.equal(width > 1024);
    if (!isListed) await previewIsReadable(page);
    await leave();
  }
});
