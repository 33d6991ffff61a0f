import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { readSite, type Site } from '../page-objects/site/browser';
import { builtPages, expectGoodManners, shown, visitWidget } from '../page-objects/site/built';
import { tap } from '../page-objects/site/tap';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const TITLE = '.elementor-tab-title';
const open = (page: Page) => shown(page, '.elementor-tab-content');
const opened = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('.elementor-tab-title.elementor-active').length === wanted,
    {},
    count,
  );

describe('an accordion on a built page', () => {
  for (const address of builtPages) {
    it(`shows its first panel from the first paint, and opens others, on ${address}`, async () => {
      const visit = await visitWidget(site, address, 'accordion', { width: 390 });
      const { page, leave } = visit;
      expect((await open(page))[0]).to.match(/^A loose cover/);
      await expectGoodManners(visit);
      await page.click(`${TITLE}[data-tab="2"]`);
      await page.waitForFunction(
        () => !document.querySelector('.elementor-tab-content[data-tab="2"]')?.matches('[hidden]'),
      );
      await page.focus(`${TITLE}[data-tab="2"] [role="button"]`);
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        () =>
          document.querySelector('.elementor-tab-content[data-tab="2"]')?.matches('[hidden]') &&
          !document.querySelector('.elementor-tab-content[data-tab="3"]')?.matches('[hidden]'),
      );
      await leave();
    });
  }

  it('shows all panels without scripts, and when its code does not load', async () => {
    const plain = await visitWidget(site, '/built-adopted?', 'accordion', { javaScript: false });
    expect(await open(plain.page)).to.have.length(3);
    await plain.leave();
    const failing = await site.visit('/built-adopted?only=accordion', {
      prepare: async (page) => {
        await page.setRequestInterception(true);
        page.on('request', (request) =>
          request.url().includes('define/accordion') ? request.abort() : request.continue(),
        );
      },
    });
    await failing.page.waitForSelector('.nh-accordion-failed');
    expect(await open(failing.page)).to.have.length(3);
    await failing.leave();
  });

  it('replays a click that came before its code had loaded', async () => {
    let letGo = (): void => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let asked: Promise<unknown> | undefined;
    const visit = await site.visit('/built-adopted?only=accordion', {
      prepare: async (page) => {
        await page.setRequestInterception(true);
        asked = page.waitForRequest((request) => request.url().includes('define/accordion'));
        page.on('request', async (request) => {
          if (request.url().includes('define/accordion')) await gate;
          void request.continue();
        });
      },
    });
    await asked;
    await visit.page.click(`${TITLE}[data-tab="3"]`);
    letGo();
    await visit.page.waitForSelector(`${TITLE}[data-tab="3"].elementor-active`);
    await visit.leave();
  });

  it('is complete in print', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'accordion');
    await page.emulateMediaType('print');
    const heights = await page.$$eval('.elementor-tab-content', (panels) =>
      panels.map(
        (panel) =>
          panel.querySelector('p')?.checkVisibility({ contentVisibilityAuto: true }) &&
          panel.clientHeight > 0,
      ),
    );
    expect(heights).to.deep.equal([true, true, true]);
    await leave();
  });
});

describe('a toggle on a built page', () => {
  it('opens each panel separately, by tap and by keyboard', async () => {
    const visit = await visitWidget(site, '/built-adopted?', 'toggle', { width: 390 });
    const { page, leave } = visit;
    await expectGoodManners(visit);
    expect(await open(page)).to.deep.equal([]);
    await tap(page, `${TITLE}[data-tab="1"]`);
    await opened(page, 1);
    await page.focus(`${TITLE}[data-tab="3"] [role="button"]`);
    await page.keyboard.press('Space');
    await opened(page, 2);
    await leave();
  });
});

describe('a nested accordion on a built page', () => {
  for (const address of builtPages) {
    it(`opens one panel at a time on ${address}`, async () => {
      const visit = await visitWidget(site, address, 'nested-accordion', { width: 390 });
      const { page, leave } = visit;
      await expectGoodManners(visit);
      await tap(page, 'summary[data-accordion-index="2"]');
      await page.waitForFunction(() => {
        const all = [
          ...document.querySelectorAll<HTMLDetailsElement>('[data-widget_type] details'),
        ];
        return all.map(({ open }) => open).join() === 'false,true,false';
      });
      await leave();
    });
  }

  it('opens and closes by keyboard', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'nested-accordion');
    const open = (index: number, isOpen: boolean) =>
      page.waitForSelector(
        `details${isOpen ? '[open]' : ':not([open])'} > summary[data-accordion-index="${index}"]`,
      );
    await page.focus('summary[data-accordion-index="1"]');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await open(3, true);
    await open(1, false);
    await page.keyboard.press('Escape');
    await open(3, false);
    await leave();
  });

  it('opens without scripts', async () => {
    const visit = await visitWidget(site, '/built-adopted?', 'nested-accordion', {
      javaScript: false,
    });
    expect(await shown(visit.page, 'details[open]')).to.have.length(1);
    await visit.page.click('summary[data-accordion-index="3"]');
    expect(await shown(visit.page, 'details[open]')).to.have.length(2);
    await visit.leave();
  });
});
