import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { readSite, type Site } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** Loads further pages. */
async function loadMore(page: Page, times: number): Promise<void> {
  await page.waitForSelector('[part~="tile"]');
  for (let time = 2; time <= times + 1; time++) {
    await page.$eval('[part~="load-more"]', (button) => (button as HTMLElement).click());
    await page.waitForFunction(
      (start) => document.querySelector('[part~="message"]')?.textContent?.startsWith(start),
      {},
      `${time * 24} of`,
    );
  }
}

/** Waits until the list has rendered the current position. */
const followed = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });

/** Waits until the page has been at its top for ten frames: a smooth scroll passes by it. */
const restsAtTop = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames = scrollY === 0 ? frames + 1 : 0)
      await new Promise(requestAnimationFrame);
  });

/** Turns the wheel until the page is at its top. */
async function wheelUp(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  for (let turn = 0; turn < 300; turn++) {
    await page.mouse.wheel({ deltaY: -240 });
    await followed(page);
    if ((await page.evaluate(() => scrollY)) === 0) return restsAtTop(page);
  }
}

/** The scroll position, and the top of each column of the list. */
const top = (page: Page) =>
  page.evaluate(() => {
    const starts = new Map<number, number>();
    for (const item of document.querySelectorAll<HTMLElement>('[part~="item"]')) {
      const { offsetLeft, offsetTop } = item;
      starts.set(offsetLeft, Math.min(offsetTop, starts.get(offsetLeft) ?? offsetTop));
    }
    return { at: scrollY, starts: [...new Set(starts.values())] };
  });

const straight = { at: 0, starts: [0] };

describe('the top of the portfolio', () => {
  it('is aligned when the visitor scrolls back up from the end', async () => {
    const { page, leave } = await site.visit('/portfolio');
    await loadMore(page, 6);
    await page.keyboard.press('End');
    await followed(page);
    await wheelUp(page);
    expect(await top(page)).to.deep.equal(straight);
    await leave();
  });

  it('is aligned after the Home key', async () => {
    const { page, leave } = await site.visit('/portfolio', { width: 640 });
    await loadMore(page, 6);
    for (let time = 0; time < 3; time++) {
      // Not by the key: Chromium may ignore Home while it scrolls to the end.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await followed(page);
      await page.keyboard.press('Home');
      await restsAtTop(page);
      expect(await top(page)).to.deep.equal(straight);
    }
    await leave();
  });

  it('is aligned when the visitor has returned to the middle of the page', async () => {
    const { page, leave } = await site.visit('/portfolio');
    await loadMore(page, 6);
    await page.evaluate(() => scrollTo(0, 9000));
    await followed(page);
    await page.goto(`${site.url}/contact`);
    await page.goBack();
    await page.waitForFunction(() => scrollY > 5000);
    await followed(page);
    await wheelUp(page);
    expect(await top(page)).to.deep.equal(straight);
    await leave();
  });
});
