import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site, type VisitOptions } from '../page-objects/site/browser';
import { shown, visitWidget } from '../page-objects/site/built';
import { tap } from '../page-objects/site/tap';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const PAGE = '/built-adopted?';

/** Opens a page that is right-to-left from the first paint. */
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

describe('right-to-left builder pages', () => {
  for (const [name, title] of [
    ['tabs', '.elementor-tab-desktop-title[data-tab="1"]'],
    ['nested-tabs', '.e-n-tab-title[data-tab-index="1"]'],
  ] as const) {
    it(`have ${name} whose left arrow moves forward`, async () => {
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

  it('have titles that open as usual, without overflow', async () => {
    const { page, leave } = await visitWidget(site, PAGE, 'accordion', {
      ...fromRight,
      width: 390,
    });
    await tap(page, '.elementor-tab-title[data-tab="2"]');
    await page.waitForSelector('.elementor-tab-content[data-tab="2"]:not([hidden])');
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).to.equal(0);
    expect(await violations(page, 'main')).to.deep.equal([]);
    await leave();
  });

  it('have a text path that starts at the right', async () => {
    const { page, leave } = await visitWidget(site, PAGE, 'text-path', fromRight);
    await page.waitForSelector('textPath');
    expect(await page.$eval('textPath', (path) => path.getAttribute('startOffset'))).to.equal(
      '90%',
    );
    await leave();
  });

  it('have a masonry that fills from the right', async () => {
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
