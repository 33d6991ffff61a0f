import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { readSite, type Site } from '../page-objects/site/browser';
import { builtPages, expectGoodManners, visitWidget } from '../page-objects/site/built';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const NUMBER = '[data-widget_type="counter.default"] .elementor-counter-number';

describe('a counter on a built page', () => {
  for (const address of builtPages) {
    it(`counts to its target without layout shifts, on ${address}`, async () => {
      const visit = await visitWidget(site, address, 'counter', { width: 390 });
      const { page, text, leave } = visit;
      await page.waitForFunction(
        (number) => document.querySelector(number)?.textContent === '640',
        {},
        NUMBER,
      );
      expect(await text(NUMBER)).to.equal('640');
      await expectGoodManners(visit);
      await leave();
    });
  }

  it('shows its target at once when reduced motion is requested', async () => {
    const { page, text, leave } = await visitWidget(site, '/built-adopted?', 'counter', {
      prepare: (page) =>
        page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]),
    });
    expect(await text(NUMBER)).to.equal('640');
    expect(
      await page.$eval(NUMBER, (number) => number.getAttributeNames().includes('role')),
    ).to.equal(false);
    await leave();
  });

  it('shows its target without scripts, and when its code does not load', async () => {
    const plain = await visitWidget(site, '/built-adopted?', 'counter', { javaScript: false });
    expect(await seen(plain.page)).to.deep.equal(['hidden', 'visible', '"640"']);
    await plain.leave();
    const failing = await site.visit('/built-adopted?only=counter', {
      prepare: async (page) => {
        await page.setRequestInterception(true);
        page.on('request', (request) =>
          request.url().includes('define/counter') ? request.abort() : request.continue(),
        );
      },
    });
    await failing.page.waitForSelector('.nh-counter-failed');
    expect(await seen(failing.page)).to.deep.equal(['hidden', 'visible', '"640"']);
    await failing.leave();
  });
});

/** The visible parts of the printed number and of its animated copy. */
function seen(page: Page): Promise<string[]> {
  return page.$eval(NUMBER, (number) => {
    const shown = getComputedStyle(number, '::before');
    return [getComputedStyle(number).visibility, shown.visibility, shown.content];
  });
}
