import { expect } from 'chai';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site, type VisitOptions } from '../page-objects/site/browser';
import { meetWidget, shown, visitWidget } from '../page-objects/site/built';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const PAGE = '/built-adopted?';

const still: VisitOptions = {
  prepare: (page) =>
    page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]),
};

describe('builder pages with reduced motion', () => {
  it('open, close and change without animation', async () => {
    const { page, complaints, leave } = await visitWidget(
      site,
      PAGE,
      'accordion,toggle,nested-accordion,tabs,nested-tabs,alert',
      still,
    );
    const moving = (): Promise<number> =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
    const titles = {
      'accordion.default': '.elementor-tab-title[data-tab="2"]',
      'toggle.default': '.elementor-tab-title[data-tab="1"]',
      'nested-accordion.default': 'summary[data-accordion-index="2"]',
      'tabs.default': '.elementor-tab-desktop-title[data-tab="2"]',
      'nested-tabs.default': '.e-n-tab-title[data-tab-index="2"]',
      'alert.default': '.elementor-alert-dismiss',
    };
    for (const [type, title] of Object.entries(titles)) {
      await meetWidget(page, type);
      await page.click(`[data-widget_type="${type}"] ${title}`);
      expect(await moving(), type).to.equal(0);
    }
    expect(
      await shown(page, '[data-widget_type="toggle.default"] .elementor-tab-content'),
    ).to.have.length(1);
    expect(
      await shown(page, '[data-widget_type="nested-accordion.default"] details[open]'),
    ).to.have.length(1);
    expect(await shown(page, '[data-widget_type="alert.default"]')).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('show the final state of numbers, bars and pictures', async () => {
    const { page, leave } = await visitWidget(site, PAGE, 'counter,progress,section', still);
    for (const type of ['counter.default', 'progress.default']) await meetWidget(page, type);
    const bar = await page.waitForSelector('.elementor-progress-bar');
    const share = await bar?.evaluate((one) => {
      const track = one.parentElement as HTMLElement;
      return Math.round((100 * one.clientWidth) / track.clientWidth);
    });
    expect(share).to.equal(72);
    expect(
      await page.$$eval('.elementor-background-slideshow__slide', (all) => all.length),
    ).to.equal(1);
    expect(await page.$('.nh-background-pause')).to.equal(null);
    await leave();
  });
});

describe('the widgets of a builder page', () => {
  const states = {
    accordion: ['.elementor-tab-title[data-tab="1"]', '.elementor-tab-title[data-tab="2"]'],
    toggle: ['.elementor-tab-title[data-tab="1"]', '.elementor-tab-title[data-tab="3"]'],
    tabs: [
      '.elementor-tab-desktop-title[data-tab="2"]',
      '.elementor-tab-desktop-title[data-tab="3"]',
    ],
    'nested-tabs': ['.e-n-tab-title[data-tab-index="2"]', '.e-n-tab-title[data-tab-index="3"]'],
    'nested-accordion': ['summary[data-accordion-index="1"]', 'summary[data-accordion-index="3"]'],
    video: ['.elementor-custom-embed-play'],
    section: ['.nh-background-pause', '.nh-background-pause'],
    alert: ['.elementor-alert-dismiss'],
  };
  for (const [name, steps] of Object.entries(states)) {
    it(`are accessible in each state: ${name}`, async () => {
      const { page, complaints, leave } = await visitWidget(
        site,
        PAGE,
        name,
        name === 'section' ? {} : still,
      );
      for (const step of steps) {
        const target = await page.waitForSelector(step);
        await target?.scrollIntoView();
        await target?.click();
        expect(await violations(page, 'main'), step).to.deep.equal([]);
      }
      expect(complaints).to.deep.equal([]);
      await leave();
    });
  }
});

describe('a builder page with all widgets enhanced', () => {
  for (const address of ['/built', PAGE]) {
    it(`is accessible, although some widgets have equal titles: ${address}`, async () => {
      const { page, complaints, leave } = await site.visit(address, still);
      for (const type of ['accordion', 'toggle', 'nested-accordion', 'tabs', 'nested-tabs']) {
        await meetWidget(page, `${type}.default`);
      }
      expect(await violations(page, 'main')).to.deep.equal([]);
      expect(complaints).to.deep.equal([]);
      await leave();
    });
  }
});

describe('builder pages in windows of all widths', () => {
  for (const width of [320, 390, 768, 1280]) {
    for (const address of ['/built', '/built-adopted', '/built-adopted?markup=sections']) {
      it(`fit into ${width} pixels: ${address}`, async () => {
        const { page, complaints, leave } = await site.visit(address, { width });
        await page.waitForSelector('[data-nh-live]');
        await page.evaluate(async () => {
          for (const node of document.querySelectorAll('[data-widget_type]')) {
            node.scrollIntoView();
            await new Promise(requestAnimationFrame);
          }
        });
        await page.waitForNetworkIdle();
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow).to.equal(0);
        expect(complaints).to.deep.equal([]);
        await leave();
      });
    }
  }
});
