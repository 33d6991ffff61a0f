import { expect } from 'chai';
import { readSite, type Site } from '../page-objects/site/browser';
import { builtPages, expectGoodManners, shown, visitWidget } from '../page-objects/site/built';
import { tap } from '../page-objects/site/tap';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const ALERT = '[data-widget_type="alert.default"] .elementor-alert';
const DISMISS = `${ALERT} .elementor-alert-dismiss`;

describe('an alert on a built page', () => {
  for (const address of builtPages) {
    it(`disappears when it is dismissed, on ${address}`, async () => {
      const visit = await visitWidget(site, address, 'alert', { width: 390 });
      const { page, leave } = visit;
      await expectGoodManners(visit);
      await tap(page, DISMISS);
      await page.waitForFunction(
        () => !document.querySelector('[data-widget_type="alert.default"]')?.checkVisibility(),
      );
      await leave();
    });
  }

  it('can be dismissed by keyboard, and the focus moves on', async () => {
    const visit = await visitWidget(site, '/built-adopted?', 'alert');
    const { page, leave } = visit;
    await page.focus(DISMISS);
    await page.keyboard.press('Space');
    await page.waitForFunction(
      () => !document.querySelector('[data-widget_type="alert.default"]')?.checkVisibility(),
    );
    expect(await page.evaluate(() => document.activeElement?.closest('footer') !== null)).to.equal(
      true,
    );
    await leave();
  });

  it('shows its text without a dead button when scripts are off', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'alert', {
      javaScript: false,
    });
    expect(await shown(page, ALERT)).to.have.length(1);
    expect(await shown(page, DISMISS)).to.deep.equal([]);
    await leave();
  });
});
