import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from './axe';
import { readSite, type Site, type VisitOptions } from './browser';
import { shown, visitWidget } from './built';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const PAGE = '/built-adopted?';

/** A page that is read from right to left from its first paint. */
const fromRight: VisitOptions = {
  prepare: (page) =>
    page.evaluateOnNewDocument(() =>
      document.addEventListener('readystatechange', () => {
        document.documentElement.dir = 'rtl';
      }),
    ),
};

const active = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute('data-tab') ??
      document.activeElement?.getAttribute('data-tab-index'),
  );

describe('built pages that are read from right to left', () => {
  for (const [name, title] of [
    ['tabs', '.elementor-tab-desktop-title[data-tab="1"]'],
    ['nested-tabs', '.e-n-tab-title[data-tab-index="1"]'],
  ] as const) {
    it(`have ${name} that go on by the arrow to the left`, async () => {
      const { page, leave } = await visitWidget(site, PAGE, name, fromRight);
      await page.focus(title);
      await page.keyboard.press('ArrowLeft');
      expect(await active(page)).to.equal('2');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await active(page)).to.equal('3');
      await page.keyboard.press('Enter');
      const panel = `[data-widget_type="${name}.default"] [role="tabpanel"]`;
      const texts = await shown(page, panel);
      expect(texts).to.have.length(1);
      expect(texts[0]).to.match(/Saturday/);
      expect(await violations(page, 'main')).to.deep.equal([]);
      await leave();
    });
  }

  it('have titles that open as on any page, and nothing flows out', async () => {
    const { page, leave } = await visitWidget(site, PAGE, 'accordion', {
      ...fromRight,
      width: 390,
    });
    await page.tap('.elementor-tab-title[data-tab="2"]');
    await page.waitForSelector('.elementor-tab-content[data-tab="2"]:not([hidden])');
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).to.equal(0);
    expect(await violations(page, 'main')).to.deep.equal([]);
    await leave();
  });

  it('have a text that begins at the right end of its line', async () => {
    const { page, leave } = await visitWidget(site, PAGE, 'text-path', fromRight);
    await page.waitForSelector('textPath');
    expect(await page.$eval('textPath', (path) => path.getAttribute('startOffset'))).to.equal(
      '90%',
    );
    await leave();
  });

  it('have a masonry whose items lie below each other from the right', async () => {
    const { page, leave } = await visitWidget(site, PAGE, 'masonry', fromRight);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('.built-note')].some(
        ({ style }) => style.marginTop !== '',
      ),
    );
    const lefts = await page.$$eval('.built-note', (notes) =>
      notes.slice(0, 2).map((note) => note.getBoundingClientRect().left),
    );
    expect(lefts[0]).to.be.greaterThan(lefts[1] ?? 0);
    await leave();
  });
});
