import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { openSite, type Site, type Visit } from './browser';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const opener = '.site-header .menu-toggle';
const panel = '#site-menu';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** A page whose header lives. */
async function met(path: string, options: Parameters<Site['visit']>[1] = {}): Promise<Visit> {
  const visit = await site.visit(path, options);
  await visit.page.waitForSelector(`${panel}[data-nh-menu]`);
  if (path !== '/login') await visit.page.waitForSelector('nh-login-popup dialog');
  return visit;
}

async function violations(page: Page): Promise<unknown[]> {
  // Through the debugger: the page's own policy would refuse the script.
  await page.evaluate(axe);
  const found = (await page.evaluate('axe.run()')) as AxeResults;
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

const focused = (page: Page) =>
  page.evaluate(
    () => (document.activeElement as HTMLElement).className || document.activeElement?.id,
  );

/** Puts the page into right-to-left before its scripts run. */
const rightToLeft = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.dir = 'rtl';
    });
  });

describe('the header’s menu on a phone', () => {
  it('is gone through by keys alone: opened, kept inside, a branch, closed', async () => {
    const { page, complaints, leave } = await met('/', { width: 390 });
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
    // Each link and each branch's button; then round to the close button again.
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
    it(`is accessible and inside the window, open${prepare ? ', from right to left' : ''}`, async () => {
      const { page, complaints, leave } = await met('/', { width: 390, dark, prepare });
      await page.tap(opener);
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

  it('does not move where motion is to be reduced', async () => {
    const { page, leave } = await met('/', { width: 390 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.click(opener);
    await page.waitForSelector(`${panel}.show`);
    const moving = await page.$eval(panel, (box) => box.getAnimations({ subtree: true }).length);
    expect(moving).to.equal(0);
    await leave();
  });

  it('opens by a click that came before its code', async () => {
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

  it('shows its links, and no dead button, when its code does not come', async () => {
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
    for (const path of ['/', '/portfolio', '/portfolio-large', '/reference'])
      await page.waitForSelector(`${panel} a[href="${path}"]`, { visible: true });
    expect(await page.$eval(opener, (button) => button.checkVisibility())).to.equal(false);
    await leave();
  });

  it('is closed on the page that the visitor comes back to', async () => {
    const { page, leave } = await met('/', { width: 390 });
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.click(opener);
    await page.waitForSelector(`${panel}.show`);
    await Promise.all([page.waitForNavigation(), page.click(`${panel} a[href="/lightbox"]`)]);
    await page.goBack();
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).to.equal(true);
    expect(await page.$(`${panel}.show`)).to.equal(null);
    expect(await page.$eval(opener, (button) => button.ariaExpanded)).to.equal('false');
    await leave();
  });

  it('moves nothing when its code comes', async () => {
    const { page, leave } = await met('/', {
      width: 390,
      prepare: (page) =>
        page.evaluateOnNewDocument(() => {
          Object.assign(window, { shift: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              Object.assign(window, {
                shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
              });
            }
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    });
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).to.equal(0);
    await leave();
  });
});

describe('the header’s menu on a desktop', () => {
  it('begins right above the break point: one of bar and toggle is seen at each width', async () => {
    const { page, leave } = await met('/');
    for (const [width, seen] of [
      [921, [false, true]],
      [922, [true, false]],
    ] as const) {
      await page.setViewport({ width, height: 900 });
      const isSeen = await page.evaluate(
        (...boxes) => boxes.map((box) => document.querySelector(box)?.checkVisibility()),
        `${panel} nav`,
        opener,
      );
      expect(isSeen).to.deep.equal(seen);
    }
    await leave();
  });

  it('has one row at each width', async () => {
    const { page, leave } = await met('/');
    for (const width of [922, 1024, 1100, 1180, 1200]) {
      await page.setViewport({ width, height: 900 });
      const height = await page.$eval(
        '.site-header',
        (header) => header.getBoundingClientRect().height,
      );
      expect(height, `${width} px`).to.be.lessThan(80);
    }
    await leave();
  });

  it('shuts a branch by a second press and a second tap, and says so', async () => {
    const { page, leave } = await met('/');
    const toggle = `${panel} .ast-menu-toggle`;
    const shown = () =>
      page.$eval(toggle, (button) => [
        button.ariaExpanded,
        button.nextElementSibling?.checkVisibility(),
      ]);
    const open = ['true', true];
    const shut = ['false', false];
    await page.hover(toggle);
    expect(await shown()).to.deep.equal(open);
    await page.click(toggle);
    expect(await shown()).to.deep.equal(open);
    await page.click(toggle);
    expect(await shown()).to.deep.equal(shut);
    await page.hover('h1');
    await page.tap(toggle);
    expect(await shown()).to.deep.equal(open);
    await page.tap(toggle);
    expect(await shown()).to.deep.equal(shut);
    await leave();
  });

  it('shows a branch by its button, and is accessible then', async () => {
    const { page, leave } = await met('/', { dark: true });
    await page.focus(`${panel} .ast-menu-toggle`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.sub-menu.toggled-on a[href="/portfolio-large"]', {
      visible: true,
    });
    expect(await violations(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    expect(await page.$('.sub-menu.toggled-on')).to.equal(null);
    await leave();
  });
});

describe('without JavaScript', () => {
  it('no button is shown that does nothing', async () => {
    const { page, leave } = await site.visit('/header-tools', { javaScript: false });
    const dead = await page.$$eval('button[type="button"]', (buttons) =>
      buttons.filter((button) => button.checkVisibility()).map(({ className }) => className),
    );
    expect(dead).to.deep.equal([]);
    await leave();
  });

  it('the header’s links are all there, and the account’s icon leads to the form', async () => {
    const { page, leave } = await site.visit('/contact', { width: 390, javaScript: false });
    for (const path of ['/', '/portfolio', '/portfolio-large', '/lightbox', '/reference']) {
      await page.waitForSelector(`${panel} a[href="${path}"]`, { visible: true });
    }
    expect(await page.$eval(opener, (button) => (button as HTMLElement).offsetWidth)).to.equal(0);
    await Promise.all([page.waitForNavigation(), page.click('.ast-account-action-login')]);
    await page.type('#user_login', 'admin');
    await page.type('#user_pass', 'open sesame');
    await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
    expect(new URL(page.url()).pathname).to.equal('/contact');
    await Promise.all([page.waitForNavigation(), page.click('.ast-account-action-menu')]);
    expect(new URL(page.url()).pathname).to.equal('/account');
    await leave();
  });
});

it('a new tab is opened by Ctrl and the account’s icon, not the menu', async () => {
  const { page, leave } = await met('/header-tools');
  const link = 'main .ast-account-action-menu';
  await page.waitForSelector(`${link}[aria-expanded]`);
  const opened = page.browserContext().waitForTarget((target) => target.url().includes('/account'));
  await page.keyboard.down('Control');
  await page.click(link);
  await page.keyboard.up('Control');
  await opened;
  expect(await page.$eval(link, (icon) => icon.ariaExpanded)).to.equal('false');
  await leave();
});

describe('logging in from the header', () => {
  for (const width of [390, 1280]) {
    it(`goes from the icon over the popup to the account’s menu and out again, at ${width} px`, async () => {
      const { page, complaints, leave } = await met('/contact', { width });
      await page.click('.ast-account-action-login');
      await page.waitForSelector('nh-login-popup #user_login:focus', { visible: true });
      expect(await violations(page)).to.deep.equal([]);
      await page.type('#user_login', 'admin');
      await page.type('#user_pass', 'open sesame');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      expect(new URL(page.url()).pathname).to.equal('/contact');
      await page.waitForSelector('.ast-account-action-menu[aria-expanded]');
      await page.focus('.ast-account-action-menu');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.ast-account-nav-menu a:focus', { visible: true });
      expect(await violations(page)).to.deep.equal([]);
      await page.keyboard.press('End');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      await page.waitForSelector('.ast-account-action-login');
      expect(complaints).to.deep.equal([]);
      await leave();
    });
  }

  it('opens the log-in page where the password is wrong', async () => {
    const { page, leave } = await met('/contact');
    await page.click('.ast-account-action-login');
    await page.waitForSelector('#user_login:focus');
    await page.type('#user_login', 'admin');
    await page.type('#user_pass', 'wrong');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(await page.$eval('main [role="alert"]', (alert) => alert.textContent)).to.contain(
      'not its password',
    );
    expect(
      await page.$eval('[name="redirect_to"]', (input) => Reflect.get(input, 'value')),
    ).to.equal('/contact');
    await leave();
  });
});

it('an open menu of /header-tools overflows nothing at 200 % zoom', async () => {
  const { page, leave } = await met('/header-tools', { width: 640 });
  for (const toggle of await page.$$('main .menu-toggle')) {
    await toggle.click();
    await page.waitForSelector('main .menu-toggle.toggled');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).to.equal(0);
    await page.keyboard.press('Escape');
  }
  await leave();
});
