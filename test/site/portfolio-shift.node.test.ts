import { expect } from 'chai';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { readSite, type Site } from '../page-objects/site/browser';
import { eventually } from '../page-objects/site/eventually';
import { noteShifts, shifts } from '../page-objects/site/layout-shifts';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** Delays responses by some milliseconds, depending on a text in their URL. */
function late(delays: Readonly<Record<string, number>>) {
  return async (page: Page): Promise<void> => {
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const [, delay = 0] =
        Object.entries(delays).find(([part]) => request.url().includes(part)) ?? [];
      setTimeout(() => void request.continue(), delay);
    });
  };
}

describe('the portfolio with slow responses', () => {
  for (const width of [390, 768, 1280]) {
    for (const [what, delays] of [
      ['all of them', { '/wp-json/': 400 }],
      ['the scripts too', { '/wp-json/': 400, '.js': 150 }],
      ['the categories last', { 'categories?': 700, '/wp-json/': 100 }],
      ['the categories first', { 'categories?': 100, '/wp-json/': 700 }],
      ['the categories much later', { 'categories?': 1500, '/wp-json/': 100 }],
      ['the items much later', { 'categories?': 100, '/wp-json/': 1500 }],
    ] as const) {
      it(`has no layout shifts at ${width} px: ${what}`, async () => {
        const { page, leave } = await site.visit('/portfolio', {
          width,
          prepare: async (opened) => {
            await noteShifts(opened);
            await late(delays)(opened);
          },
        });
        await page.waitForSelector('[part~="tile"]');
        await page.waitForSelector('[part~="filters"] + [part~="filters"] button + button');
        expect(await shifts(page)).to.deep.equal([]);
        await leave();
      });
    }
  }

  it('keeps the scroll position when the categories load later', async () => {
    const held: HTTPRequest[] = [];
    let isHolding = true;
    const { page, leave } = await site.visit('/portfolio', {
      width: 768,
      prepare: async (opened) => {
        await opened.setRequestInterception(true);
        opened.on('request', (request) => {
          if (isHolding && request.url().includes('categories?')) held.push(request);
          else void request.continue();
        });
      },
    });
    await page.waitForSelector('[part~="tile"]');
    expect(await page.$$('[part~="filter"]')).to.deep.equal([]);
    await page.evaluate(() => scrollTo(0, 1500));
    const place = () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        return document.querySelector('[aria-posinset="8"]')?.getBoundingClientRect().top;
      });
    const before = await place();
    await eventually('a request for the categories', () => held.length);
    isHolding = false;
    for (const request of held) await request.continue();
    await page.waitForSelector('[part~="filters"] + [part~="filters"] button + button');
    expect(await place()).to.be.closeTo(before as number, 1);
    await leave();
  });
});
