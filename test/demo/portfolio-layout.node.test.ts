import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site } from '../page-objects/site/browser';

const pages = [
  '/portfolio',
  '/portfolio-style-1',
  '/portfolio-pictures',
  '/portfolio-large',
  ...['image', 'video', 'page', 'iframe'].map((type) => `a work of type ${type}`),
  'the site of a customer',
];

describe('the pages of the portfolio without scripts', () => {
  let site: Site;
  before(async () => {
    site = await readSite();
  });
  after(() => site.close());

  async function pathOf(name: string): Promise<string> {
    if (name.startsWith('/')) return name;
    const response = await fetch(`${site.url}/wp-json/wp/v2/astra-portfolio?per_page=100`);
    const works = (await response.json()) as { link?: string; 'portfolio-type': string }[];
    const type = name.split(' of type ')[1] ?? 'iframe';
    const { link = '' } = works.find((work) => work['portfolio-type'] === type) ?? {};
    return new URL(link).pathname + (name.includes('customer') ? '/site' : '');
  }

  for (const name of pages) {
    for (const [width, dark] of [
      [390, true],
      [1280, false],
    ] as const) {
      it(`${name} at ${width} px: accessible, nothing overflows`, async () => {
        const visit = await site.visit(await pathOf(name), {
          width,
          dark,
          prepare: withoutLibrary,
        });
        expect(await violations(visit.page)).to.deep.equal([]);
        const overflow = await visit.page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow).to.equal(0);
        await visit.leave();
      });
    }
  }
});

/** Scripts are enabled for the accessibility check, but the page's own are blocked. */
async function withoutLibrary(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.resourceType() === 'script' ? request.abort() : request.continue(),
  );
}
