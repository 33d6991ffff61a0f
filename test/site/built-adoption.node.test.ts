import { expect } from 'chai';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { violations } from './axe';
import { readSite, type Site, type Visit } from './browser';
import { noteShifts, shifts } from './layout-shifts';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const PAGE = '/built-adopted?only=accordion';
const SECOND = '.elementor-accordion [data-tab="2"].elementor-tab-title';

/** Visits the page while requests for some files are held, refused, or let through. */
async function visitWith(
  files: RegExp,
  answer: (request: HTTPRequest) => unknown,
  path = PAGE,
  before = async (_page: Page): Promise<unknown> => undefined,
): Promise<Visit> {
  return site.visit(path, {
    prepare: async (page) => {
      await before(page);
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (files.test(request.url())) void answer(request);
        else void request.continue();
      });
    },
  });
}

/** Has the accordion be printed as what has yet to enter. */
const printInvisible = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    new MutationObserver((_, observer) => {
      const widget = document.querySelector('.elementor-widget-accordion');
      if (!widget) return;
      widget.classList.add('elementor-invisible');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

const lives = (page: Page) => page.waitForSelector('.elementor-accordion[data-nh-live]');

/** Whether the second item is open, as its title says. */
const isOpen = (page: Page) => page.waitForSelector(`${SECOND}.elementor-active`);

describe('a page of the builder’s without any tag of ours', () => {
  for (const markup of ['containers', 'sections', 'old']) {
    it(`lives under the strict policy, in ${markup}: nothing moves, nothing complains, axe is content`, async () => {
      const visit = await site.visit(`${PAGE}&markup=${markup}`, { prepare: noteShifts });
      const { page } = visit;
      await lives(page);
      expect(await shifts(page)).to.deep.equal([]);
      expect(
        await page.$$eval(
          'main *',
          (all) => all.filter(({ localName }) => localName.startsWith('nh-')).length,
        ),
      ).to.equal(0);
      await page.click(SECOND);
      await isOpen(page);
      expect(await violations(page)).to.deep.equal([]);
      expect(visit.complaints).to.deep.equal([]);
      await visit.leave();
    });
  }

  for (const file of ['adoption', 'define/accordion', 'adopted-nodes']) {
    it(`answers a click that came before ${file} did`, async () => {
      const held: HTTPRequest[] = [];
      const visit = await visitWith(new RegExp(`${file}`), (request) => held.push(request));
      const { page } = visit;
      await page.waitForFunction(() => document.readyState === 'complete');
      await page.click(SECOND);
      await page.click(SECOND);
      expect(await page.$(`${SECOND}.elementor-active`)).to.equal(null);
      while (held.length > 0) await held.shift()?.continue();
      await isOpen(page);
      await visit.leave();
    });

    it(`shows all that it says where ${file} does not come`, async () => {
      const abort = (request: HTTPRequest) => request.abort();
      const visit = await visitWith(new RegExp(`${file}`), abort, PAGE, printInvisible);
      const { page } = visit;
      await page.waitForSelector(':is(.nh-adoption-failed, .nh-accordion-failed)');
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.elementor-tab-content')].every((panel) =>
          panel.checkVisibility({ visibilityProperty: true }),
        ),
      );
      await visit.leave();
    });
  }

  it('fetches adoption, bridges and the builder’s configuration only where they are asked for', async () => {
    const asked: string[] = [];
    const visit = await visitWith(/\/chunks\//, (request) => {
      asked.push(request.url());
      return request.continue();
    });
    await lives(visit.page);
    await visit.leave();
    expect(asked.some((url) => url.includes('/adoption-'))).to.equal(true);
    expect(asked.filter((url) => /bridges|builder-config|behaviour|react/.test(url))).to.deep.equal(
      [],
    );
  });
});
