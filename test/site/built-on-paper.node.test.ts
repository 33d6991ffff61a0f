import { expect } from 'chai';
import { readSite, type Site } from '../page-objects/site/browser';
import { meetWidget, shown, visitWidget } from '../page-objects/site/built';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const PAGE = '/built-adopted?';

describe('printed builder pages', () => {
  it('contain all texts', async () => {
    const { page, leave } = await visitWidget(
      site,
      PAGE,
      'accordion,toggle,tabs,nested-tabs,nested-accordion',
    );
    for (const name of ['accordion', 'toggle', 'tabs', 'nested-tabs', 'nested-accordion']) {
      await meetWidget(page, `${name}.default`);
    }
    await page.emulateMediaType('print');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const unseen = await page.$$eval('[data-widget_type] p', (texts) =>
      texts
        .filter(
          (text) =>
            text.getBoundingClientRect().height === 0 ||
            !text.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
        )
        .map(
          (text) =>
            `${text.closest('[data-widget_type]')?.getAttribute('data-widget_type')}: ${text.textContent}`,
        ),
    );
    expect(unseen).to.deep.equal([]);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMediaType('screen');
    expect(await page.$$eval('details[open]', (all) => all.length)).to.equal(1);
    await leave();
  });
});

describe('nested tabs on paper', () => {
  it('have each title once, directly above its panel', async () => {
    const { page, leave } = await visitWidget(site, PAGE, 'nested-tabs');
    await meetWidget(page, 'nested-tabs.default');
    const titles = await page.$$eval('.e-n-tabs [role="tab"]', (tabs) =>
      tabs.map((tab) => tab.textContent?.trim()),
    );
    await page.emulateMediaType('print');
    const printed = await page.$$eval('.e-n-tabs [role="tabpanel"]', (panels) =>
      panels.map((panel) => {
        const { content, display } = getComputedStyle(panel, '::before');
        return display === 'block' && JSON.parse(content);
      }),
    );
    expect(printed).to.deep.equal(titles);
    const row = await page.$eval('.e-n-tabs-heading', (heading) => heading.checkVisibility());
    expect(row).to.equal(false);
    await leave();
  });
});

describe('elements with a pending entrance animation', () => {
  it('are visible in print', async () => {
    const { page, leave } = await visitWidget(site, PAGE, 'accordion,alert');
    const seen = (): Promise<string> =>
      page.$eval('.elementor p', (text) => {
        text.className = 'elementor-invisible';
        return getComputedStyle(text).visibility;
      });
    expect(await seen()).to.equal('hidden');
    await page.emulateMediaType('print');
    expect(await seen()).to.equal('visible');
    await leave();
  });
});

describe('a site without the builder’s feature for nested elements', () => {
  for (const address of ['/built?features=', '/built-adopted?features=']) {
    it(`shows all texts of printed nested widgets, on ${address}`, async () => {
      const { page, complaints, leave } = await visitWidget(
        site,
        address,
        'accordion,nested-tabs,nested-accordion',
      );
      const panels = '[data-widget_type="nested-tabs.default"] [role="tabpanel"]';
      await page.$eval(panels, (panel) => panel.scrollIntoView());
      await page.waitForFunction(
        (all) => [...document.querySelectorAll(all)].every((panel) => panel.checkVisibility()),
        {},
        panels,
      );
      await page.$eval('summary[data-accordion-index="2"]', (summary) => summary.scrollIntoView());
      await page.click('summary[data-accordion-index="2"]');
      await page.waitForFunction(
        () =>
          document.querySelectorAll('[data-widget_type="nested-accordion.default"] details[open]')
            .length === 2,
      );
      const live = ':is(.e-n-tabs, .e-n-accordion)[data-nh-live]:not([data-nh-drawn] *)';
      expect(await page.$$(live)).to.deep.equal([]);
      expect(complaints).to.deep.equal([]);
      await leave();
    });
  }
});

describe('builder pages without scripts', () => {
  it('show all panels of a toggle, all items of a masonry, and a playable video', async () => {
    const { page, leave } = await visitWidget(site, PAGE, 'toggle,masonry,audio', {
      javaScript: false,
    });
    expect(await shown(page, '.elementor-tab-content p')).to.have.length(3);
    expect(await shown(page, '.built-note')).to.have.length(7);
    expect(await page.$eval('audio', ({ controls }) => controls)).to.equal(true);
    await leave();
  });
});
