import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { lives, readSite, type Site, type Visit } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const pages = [
  '/',
  '/portfolio',
  '/portfolio-large',
  '/lightbox',
  '/contact',
  '/header-tools',
  '/regions',
];

/** Opens a page, and records its warnings besides its errors. */
function visitStrictly(
  path: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Visit & { warnings: string[] }> {
  const warnings: string[] = [];
  return site
    .visit(path, {
      prepare: async (page) => {
        page.on('console', (line) => {
          if (line.type() === 'warn') warnings.push(line.text());
        });
        await prepare?.(page);
      },
    })
    .then((visit) => ({ ...visit, warnings }));
}

/** Brings every element of the library into view, and waits until it lives. */
async function liveThrough(page: Page): Promise<void> {
  const tags = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('*')]
        .map(({ localName }) => localName)
        .filter((name) => name.startsWith('nh-')),
    ),
  ]);
  expect(tags).not.to.deep.equal([]);
  for (const tag of tags) {
    await page.evaluate((name) => document.querySelector(name)?.scrollIntoView(), tag);
    await lives(page, tag);
  }
}

/** How many pixels the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const path of pages) {
  it(`${path} is alive, silent and no wider than its window, also when that becomes a phone’s`, async () => {
    const { page, complaints, warnings, leave } = await visitStrictly(path);
    for (const width of [1280, 480]) {
      await page.setViewport({ width, height: 900 });
      await liveThrough(page);
      expect(await overflow(page), `${width} px`).to.equal(0);
    }
    expect([...complaints, ...warnings]).to.deep.equal([]);
    await leave();
  });

  it(`${path} is alive, silent and no wider than its window from right to left`, async () => {
    const { page, complaints, warnings, leave } = await visitStrictly(path, (opened) =>
      opened.evaluateOnNewDocument(() => {
        document.addEventListener('readystatechange', () => {
          document.documentElement.dir = 'rtl';
        });
      }),
    );
    await liveThrough(page);
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).to.equal('rtl');
    expect(await overflow(page)).to.equal(0);
    expect([...complaints, ...warnings]).to.deep.equal([]);
    await leave();
  });
}
