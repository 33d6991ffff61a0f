import { expect } from 'chai';
import { readSite, type Site } from '../page-objects/site/browser';
import { builtPages, expectGoodManners, shown, visitWidget } from '../page-objects/site/built';
import { tap } from '../page-objects/site/tap';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const PANEL = '[data-widget_type="tabs.default"] .elementor-tab-content';

describe('tabs on a built page', () => {
  for (const address of builtPages) {
    it(`show the first panel from the first paint, and others on click, on ${address}`, async () => {
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

  it('are buttons above their panels on a phone', async () => {
    const visit = await visitWidget(site, '/built-adopted?', 'tabs', { width: 390 });
    const { page, leave } = visit;
    await expectGoodManners(visit);
    await tap(page, '.elementor-tab-mobile-title[data-tab="3"]');
    await page.waitForSelector(`${PANEL}[data-tab="3"]:not([hidden])`);
    expect(
      await page.$eval('.elementor-tab-mobile-title[data-tab="3"]', (title) => [
        title.role,
        title.ariaExpanded,
      ]),
    ).to.deep.equal(['button', 'true']);
    await leave();
  });

  it('show all panels below their titles without scripts', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'tabs', {
      javaScript: false,
    });
    expect(await shown(page, `${PANEL} p`)).to.have.length(3);
    expect(await shown(page, '.elementor-tab-mobile-title')).to.have.length(3);
    await leave();
  });
});

describe('nested tabs on a built page', () => {
  const NESTED = '[data-widget_type="nested-tabs.default"]';
  for (const address of builtPages) {
    it(`show another panel on click, on ${address}`, async () => {
      const visit = await visitWidget(site, address, 'nested-tabs');
      const { page, leave } = visit;
      await expectGoodManners(visit);
      await page.click(`${NESTED} button[data-tab-index="2"]`);
      await page.waitForSelector(`${NESTED} .e-active[data-tab-index="2"]`);
      expect(await shown(page, `${NESTED} [role="tabpanel"]`)).to.have.length(1);
      await leave();
    });
  }

  it('are an accordion on a phone', async () => {
    const visit = await visitWidget(site, '/built-adopted?', 'nested-tabs', { width: 390 });
    const { page, leave } = visit;
    await expectGoodManners(visit);
    await tap(page, `${NESTED} button[data-tab-index="2"]`);
    await page.waitForSelector(`${NESTED} .e-active[data-tab-index="2"]`);
    const tops = await page.$$eval(`${NESTED} [data-tab-index]`, (parts) =>
      parts
        .filter((part) => part.matches('button, .e-active'))
        .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map((part) => `${part.localName} ${part.getAttribute('data-tab-index')}`),
    );
    expect(tops).to.deep.equal(['button 1', 'button 2', 'div 2', 'button 3']);
    await leave();
  });

  it('show all panels without scripts', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'nested-tabs', {
      javaScript: false,
    });
    expect(await shown(page, `${NESTED} [role="tabpanel"]`)).to.have.length(3);
    await leave();
  });
});
