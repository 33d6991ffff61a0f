import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { root } from '../../scripts/contracts';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site, type Visit } from '../page-objects/site/browser';
import { noteShifts, shifts } from '../page-objects/site/layout-shifts';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const PAGE = '/built-adopted?only=accordion';
const SECOND = '.elementor-accordion [data-tab="2"].elementor-tab-title';

/** Opens the page while requests for some files are delayed, blocked or allowed. */
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

/** Prints the accordion with an entrance animation that has not run. */
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

/** Whether the second item is open, by its title's state. */
const isOpen = (page: Page) => page.waitForSelector(`${SECOND}.elementor-active`);

describe('a builder page without tags of the library', () => {
  for (const markup of ['containers', 'sections', 'old']) {
    it(`is adopted under the strict policy, in ${markup}, without layout shifts, errors or axe violations`, async () => {
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
    it(`replays a click that came before ${file} had loaded`, async () => {
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

    it(`shows all texts when ${file} does not load`, async () => {
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

  it('reports a node whose code does not load, and activates it when the code can be had again', async () => {
    let isOut = true;
    const visit = await visitWith(
      /define\/accordion/,
      (request) => (isOut ? request.respond({ status: 503 }) : request.continue()),
      PAGE,
      (page) =>
        page.evaluateOnNewDocument(() => {
          document.addEventListener('nh-error', ({ target }) => {
            const { dataset } = document.documentElement;
            dataset.failed = (target as HTMLElement).dataset.widget_type ?? '';
          });
        }),
    );
    const { page } = visit;
    await page.waitForSelector('html.nh-accordion-failed[data-failed="accordion.default"]');
    isOut = false;
    await page.waitForFunction(() => {
      const accordion = document.querySelector('.elementor-accordion');
      accordion?.dispatchEvent(new Event('pointerover', { bubbles: true }));
      return accordion?.matches('[data-nh-live]');
    });
    expect(await page.$('html.nh-accordion-failed')).to.equal(null);
    await page.click(SECOND);
    await isOpen(page);
    await visit.leave();
  });

  it('loads adoption, bridges and the builder’s configuration only when they are enabled', async () => {
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

describe('an adopted page with a node that is hidden until its entrance', () => {
  it('requests the code of the entrance without waiting for that of the nodes', async () => {
    const held: HTTPRequest[] = [];
    let entrance: Promise<HTTPRequest> | undefined;
    const visit = await visitWith(
      /\/chunks\/adopted-nodes-/,
      (request) => held.push(request),
      PAGE,
      async (page) => {
        entrance = page.waitForRequest((request) => /\/chunks\/motion-/.test(request.url()));
        await printInvisible(page);
      },
    );
    await entrance;
    expect(held).to.have.length(1);
    for (const request of held) void request.continue();
    await visit.page.waitForSelector('.elementor-widget-accordion:not(.elementor-invisible)');
    await visit.leave();
  });

  it('loads no other code before the entrance than the files that preload.json lists', async () => {
    const lists = JSON.parse(readFileSync(join(root, 'dist/cdn/preload.json'), 'utf8'));
    const { page, node, entrance } = lists.adoption;
    const listed = [...page, ...node, ...entrance, ...lists['nh-accordion'].printed];
    const asked: string[] = [];
    const visit = await visitWith(
      /\/assets\/nh\/chunks\//,
      (request) => {
        asked.push(request.url().split('/assets/nh/')[1] as string);
        return request.continue();
      },
      `${PAGE}&tools=none&data=none`,
      printInvisible,
    );
    await visit.page.waitForSelector('.elementor-widget-accordion:not(.elementor-invisible)');
    await lives(visit.page);
    await visit.leave();
    expect(asked).to.include.members(entrance);
    // Both act later: on containers with deferred backgrounds, and after the load event.
    const late = /^chunks\/(lazy-backgrounds|whole-page)-/;
    const others = asked.filter((file) => !listed.includes(file) && !late.test(file));
    expect(others).to.deep.equal([]);
  });
});
