import { expect } from 'chai';
import { readSite, type Site } from '../page-objects/site/browser';
import { builtPages, expectGoodManners, visitWidget } from '../page-objects/site/built';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const BOX = '[data-widget_type="text-path.default"] .e-text-path';

describe('a text path on a built page', () => {
  for (const address of builtPages) {
    it(`follows its path without layout shifts, on ${address}`, async () => {
      const visit = await visitWidget(site, address, 'text-path', { width: 390 });
      const { page, text, leave } = visit;
      await page.waitForSelector(`${BOX} textPath`);
      expect(await text(`${BOX} textPath`)).to.equal('Thread & needle, paper & glue');
      await expectGoodManners(visit);
      await page.$eval(`${BOX} a`, (link) => (link as unknown as SVGAElement).focus());
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => location.pathname === '/portfolio');
      await leave();
    });
  }

  it('shows its text without scripts', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'text-path', {
      javaScript: false,
    });
    const shown = await page.$eval(BOX, (box) => getComputedStyle(box, '::before').content);
    expect(shown).to.match(/^"Thread/);
    await leave();
  });
});
