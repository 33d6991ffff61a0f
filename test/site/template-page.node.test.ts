import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { openSite, type Site, type Visit, type VisitOptions } from '../page-objects/site/browser';
import { focused, overflow, published, says, visitBuilder } from '../page-objects/site/builder';
import { tabTo } from '../page-objects/site/kits';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const builder = (options?: VisitOptions): Promise<Visit> => visitBuilder(site, options);

const isMenuOpen = (page: Page): Promise<boolean> =>
  page.$eval('.build-menu', (menu) => menu.matches(':popover-open'));

const quote = 'Testimonial “They asked me what the book was for befo…”: actions';

it('has a menu for each element, with the keyboard support of the ARIA menu pattern', async () => {
  const { page, complaints, leave } = await builder();
  await tabTo(page, `[aria-label="${quote}"]`);
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).to.equal('Remove');
  for (const [key, item] of [
    ['ArrowDown', 'Save as a template'],
    ['ArrowUp', 'Remove'],
    ['Home', 'Save as a template'],
    ['End', 'Remove'],
    ['i', 'Insert a template after it'],
    ['s', 'Save as a template'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(page), key).to.equal(item);
  }
  expect(await violations(page)).to.deep.equal([]);
  await page.keyboard.press('Escape');
  expect([await isMenuOpen(page), await focused(page)]).to.deep.equal([false, quote]);
  await page.keyboard.press('Enter');
  expect(await focused(page)).to.equal('Save as a template');
  await page.keyboard.press('Tab');
  expect(await isMenuOpen(page)).to.equal(false);
  expect(complaints).to.deep.equal([]);
  await leave();
});

it('opens the menu of the innermost element by right click, and closes it by a click outside', async () => {
  const { page, leave } = await builder();
  await page.click('.build-canvas blockquote', { button: 'right' });
  expect(await focused(page)).to.equal('Save as a template');
  const label = await page.$eval('.build-menu', (menu) => menu.getAttribute('aria-label'));
  expect(label).to.match(/^Actions for Testimonial/);
  await page.click('h1');
  expect(await isMenuOpen(page)).to.equal(false);
  await leave();
});

for (const [width, dark] of [
  [390, true],
  [1280, false],
] as const) {
  it(`removes an element for all visitors, and restores it, at ${width} px`, async () => {
    const { page, complaints, leave } = await builder({ width, dark });
    expect(await violations(page)).to.deep.equal([]);
    expect(await overflow(page)).to.equal(0);
    await page.click(`[aria-label="${quote}"]`);
    await page.click('.build-menu [data-do="remove"]');
    await says(page, `${quote.slice(0, -9)} is removed.`);
    expect(await focused(page)).to.match(/^Text editor/);
    expect(await published(site)).not.to.include('They asked me');
    await page.click('.build-notice button');
    await says(page, `${quote.slice(0, -9)} is back.`);
    expect(await focused(page)).to.equal(quote);
    expect(await published(site)).to.include('They asked me');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await overflow(page)).to.equal(0);
    expect(complaints).to.deep.equal([]);
    await leave();
  });
}

it('shows errors and retries, offline and with an expired nonce', async () => {
  const { page, leave } = await builder();
  await page.setOfflineMode(true);
  await page.click(`[aria-label="${quote}"]`);
  await page.click('.build-menu [data-do="remove"]');
  await says(
    page,
    'The site does not answer, so nothing has changed. Check your connection, then try again.',
  );
  await page.setOfflineMode(false);
  await page.setRequestInterception(true);
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() !== 'DELETE') return void request.continue();
    calls += 1;
    const headers = { ...request.headers(), ...(calls === 1 && { 'x-wp-nonce': 'old' }) };
    void request.continue({ headers });
  });
  await page.click('.build-notice button');
  await says(page, `${quote.slice(0, -9)} is removed.`);
  expect(calls).to.equal(2);
  await page.click('.build-notice button');
  await says(page, `${quote.slice(0, -9)} is back.`);
  await leave();
});

it('does not undo a change that another author has overwritten', async () => {
  const { page, leave } = await builder();
  await page.click(`[aria-label="${quote}"]`);
  await page.click('.build-menu [data-do="remove"]');
  await says(page, `${quote.slice(0, -9)} is removed.`);
  const other = await builder();
  await other.page.click('[aria-label^="Button"]');
  await other.page.click('.build-menu [data-do="remove"]');
  await says(other.page, 'Button “Come and see us” is removed.');
  await page.click('.build-notice button');
  await page.waitForFunction(() =>
    document.querySelector('.build-notice')?.textContent?.includes('can no longer be undone'),
  );
  await other.page.click('.build-notice button');
  await says(other.page, 'Button “Come and see us” is back.');
  await leave();
  await other.leave();
});
