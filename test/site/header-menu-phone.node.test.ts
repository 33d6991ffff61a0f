import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site } from '../page-objects/site/browser';
import { met, opener, panel } from '../page-objects/site/header';
import { noteShifts, shifts } from '../page-objects/site/layout-shifts';
import { tap } from '../page-objects/site/tap';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const focused = (page: Page) =>
  page.evaluate(
    () => (document.activeElement as HTMLElement).className || document.activeElement?.id,
  );

/** Makes the page right-to-left before its scripts run. */
const rightToLeft = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.dir = 'rtl';
    });
  });

describe('the header on a phone', () => {
  for (const width of [320, 360, 390]) {
    it(`is one row at ${width} px`, async () => {
      const { page, leave } = await met(site, '/', { width });
      const [name, tools, overflow] = await page.evaluate(() => {
        const middle = (selector: string) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return box && Math.round(box.y + box.height / 2);
        };
        return [
          middle('.site-header .site-name'),
          middle('.site-header .site-tools'),
          document.documentElement.scrollWidth - innerWidth,
        ];
      });
      expect(tools).to.equal(name);
      expect(overflow).to.equal(0);
      await leave();
    });
  }
});

describe('the header’s menu on a phone', () => {
  it('works by keyboard: opens, traps the focus, opens a submenu, and closes', async () => {
    const { page, complaints, leave } = await met(site, '/', { width: 390 });
    await page.focus(opener);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${panel}.show`);
    expect(await focused(page)).to.equal('menu-toggle-close');
    const inside = await page.$$eval(`${panel} .main-header-menu > li`, (items) => items.length);
    const branches = await page.$$eval(`${panel} .ast-menu-toggle`, (buttons) => buttons.length);
    const seen: (string | undefined)[] = [];
    for (let tabs = 0; tabs < inside + branches + 1; tabs++) {
      await page.keyboard.press('Tab');
      seen.push(await focused(page));
    }
    // Each link and each submenu button, then back to the close button.
    expect(branches).to.be.greaterThan(1);
    expect(seen.filter((name) => name === 'ast-menu-toggle')).to.have.lengthOf(branches);
    expect(seen.indexOf('menu-toggle-close')).to.equal(seen.length - 1);
    await page.focus(`${panel} .ast-menu-toggle`);
    await page.keyboard.press('Space');
    await page.waitForSelector('.sub-menu a[href="/portfolio-large"]', { visible: true });
    await page.keyboard.press('Escape');
    expect(await page.$(`${panel}.show`)).to.equal(null);
    expect(await focused(page)).to.contain('menu-toggle');
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  for (const [dark, prepare] of [
    [false, undefined],
    [true, rightToLeft],
  ] as const) {
    it(`is accessible and inside the window when open${prepare ? ', right-to-left' : ''}`, async () => {
      const { page, complaints, leave } = await met(site, '/', { width: 390, dark, prepare });
      await tap(page, opener);
      await page.waitForSelector(`${panel}.show`);
      await page.evaluate(() =>
        Promise.all(
          [...(document.querySelector('#site-menu')?.getAnimations({ subtree: true }) ?? [])].map(
            async ({ finished }) => void (await finished),
          ),
        ),
      );
      const box = await page.$eval(`${panel} .ast-mobile-popup-inner`, (inner) => {
        const { left, right } = inner.getBoundingClientRect();
        return [left, right, innerWidth];
      });
      const [left = 0, right = 0, width = 0] = box;
      expect(prepare ? left : right).to.equal(prepare ? 0 : width);
      expect(await violations(page)).to.deep.equal([]);
      expect(complaints).to.deep.equal([]);
      await leave();
    });
  }

  it('opens without animation when reduced motion is requested', async () => {
    const { page, leave } = await met(site, '/', { width: 390 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.click(opener);
    await page.waitForSelector(`${panel}.show`);
    const moving = await page.$eval(panel, (box) => box.getAnimations({ subtree: true }).length);
    expect(moving).to.equal(0);
    await leave();
  });

  it('opens by a click that came before its code had loaded', async () => {
    const visit = await site.visit('/', {
      width: 390,
      async prepare(page) {
        await page.setRequestInterception(true);
        page.on('request', (request) => {
          if (!request.url().includes('define/menu-toggle')) void request.continue();
          else setTimeout(() => void request.continue(), 500);
        });
      },
    });
    await visit.page.click(opener);
    await visit.page.waitForSelector(`${panel}.show`);
    await visit.leave();
  });

  it('shows its links without a dead button when its code does not load', async () => {
    const { page, leave } = await site.visit('/contact', {
      width: 390,
      async prepare(page) {
        await page.setRequestInterception(true);
        page.on('request', (request) => {
          if (request.url().includes('define/menu-toggle')) void request.abort();
          else void request.continue();
        });
      },
    });
    for (const path of ['/', '/portfolio', '/portfolio-large', '/docs/elements'])
      await page.waitForSelector(`${panel} a[href="${path}"]`, { visible: true });
    expect(await page.$eval(opener, (button) => button.checkVisibility())).to.equal(false);
    await leave();
  });

  it('is closed on a page restored from the back-forward cache', async () => {
    const { page, leave } = await met(site, '/', { width: 390 });
    // Headless Chromium has no back-forward cache, so the event is dispatched.
    await page.click(opener);
    await page.waitForSelector(`${panel}.show`);
    await page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow'])
        window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    });
    expect(await page.$(`${panel}.show`)).to.equal(null);
    await page.click(opener);
    await page.waitForSelector(`${panel}.show`);
    await Promise.all([page.waitForNavigation(), page.click(`${panel} a[href="/lightbox"]`)]);
    await page.goBack();
    expect(await page.$(`${panel}.show`)).to.equal(null);
    expect(await page.$eval(opener, (button) => button.ariaExpanded)).to.equal('false');
    await leave();
  });

  it('causes no layout shifts when its code loads', async () => {
    const { page, leave } = await met(site, '/', {
      width: 390,
      prepare: noteShifts,
    });
    expect(await shifts(page)).to.deep.equal([]);
    await leave();
  });
});

it('an open menu of /header-tools does not overflow at 200 % zoom', async () => {
  const { page, leave } = await met(site, '/header-tools', { width: 640 });
  for (const toggle of await page.$$('main .menu-toggle')) {
    await toggle.click();
    await page.waitForSelector('main .menu-toggle.toggled');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).to.equal(0);
    await page.keyboard.press('Escape');
  }
  await leave();
});
