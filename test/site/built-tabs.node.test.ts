import { expect } from 'chai';
import { readSite, type Site } from './browser';
import { builtPages, expectGoodManners, shown, visitWidget } from './built';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const PANEL = '[data-widget_type="tabs.default"] .elementor-tab-content';

describe('tabs on a built page', () => {
  for (const address of builtPages) {
    it(`show the first panel from the first paint, and others on a click, on ${address}`, async () => {
      const visit = await visitWidget(site, address, 'tabs');
      const { page, leave } = visit;
      expect(await shown(page, PANEL)).to.have.length(1);
      await expectGoodManners(visit);
      await page.click('.elementor-tab-desktop-title[data-tab="2"]');
      await page.waitForSelector(`${PANEL}[data-tab="2"]:not([hidden])`);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.waitForSelector(`${PANEL}[data-tab="3"]:not([hidden])`);
      expect(await shown(page, PANEL)).to.have.length(1);
      await leave();
    });
  }

  it('lie above their panels on a phone, and each is a button there', async () => {
    const visit = await visitWidget(site, '/built-adopted?', 'tabs', { width: 390 });
    const { page, leave } = visit;
    await expectGoodManners(visit);
    await page.tap('.elementor-tab-mobile-title[data-tab="3"]');
    await page.waitForSelector(`${PANEL}[data-tab="3"]:not([hidden])`);
    expect(
      await page.$eval('.elementor-tab-mobile-title[data-tab="3"]', (title) => [
        title.role,
        title.ariaExpanded,
      ]),
    ).to.deep.equal(['button', 'true']);
    await leave();
  });

  it('show all their texts without a script, each below its title', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'tabs', {
      javaScript: false,
    });
    expect(await shown(page, `${PANEL} p`)).to.have.length(3);
    expect(await shown(page, '.elementor-tab-mobile-title')).to.have.length(3);
    await leave();
  });
});
