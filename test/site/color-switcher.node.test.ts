import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { readSite, type Site } from '../page-objects/site/browser';
import {
  alive,
  choiceOf,
  look,
  meet,
  shown,
  waitForPalette,
} from '../page-objects/site/color-switcher';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const printed = '.site-header .ast-switcher-button';
const drawn = 'nh-color-switcher [part="button"]';

/** Counts the page loads from now on. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads++;
  });
  return () => loads;
}

/** The labels of all switchers: printed ones name their action, the drawn one its state. */
const said = (page: Page): Promise<(string | null)[]> =>
  page.$$eval('nh-color-switcher button', (all) =>
    all.map((one) => one.getAttribute('aria-pressed') ?? one.getAttribute('aria-label')),
  );

describe('a click on a switcher', () => {
  it('switches the page and all its switchers without a reload, and back', async () => {
    const { page, complaints, leave } = await meet(site);
    await alive(page);
    const before = await look(page);
    const loads = loadsOf(page);
    await page.click(printed);
    await page.waitForSelector('.custom-logo[src*="logo-dark"]');
    await page.waitForSelector(`${printed} > :last-child.ast-current`);
    const after = await look(page);
    expect(after).to.deep.include({ shown: 'switched', isMarked: true, logo: 'logo-dark.svg' });
    expect(after.colours).to.include('--ast-global-color-5: #111614');
    expect(after.colours).to.include('--e-global-color-astglobalcolor5: #111614');
    expect(after.buttons[0]).to.deep.equal([null, 'Switch to light palette', [false, true]]);
    const toLight = 'Switch to light palette';
    expect(await said(page)).to.deep.equal([toLight, toLight, 'true']);
    await page.click(drawn);
    await page.waitForSelector('.custom-logo[src$="logo.svg"]');
    await page.waitForSelector(`${printed} > :first-child.ast-current`);
    const toDark = 'Switch to dark palette';
    expect(await said(page)).to.deep.equal([toDark, toDark, 'false']);
    const { buttons, isMarked, logo } = await look(page);
    expect({ buttons, isMarked, logo }).to.deep.equal({
      buttons: before.buttons,
      isMarked: false,
      logo: 'logo.svg',
    });
    expect(loads()).to.equal(0);
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('is stored for 90 days for all pages', async () => {
    const { page, leave } = await meet(site);
    await alive(page);
    await page.click(printed);
    await waitForPalette(page, 'switched');
    const [cookie] = await page.cookies();
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).to.be.within(89.9, 90);
    expect(cookie).to.include({ value: 'true', path: '/', sameSite: 'Lax', secure: false });
    await page.reload();
    expect(await shown(page)).to.equal('switched');
    await alive(page);
    await page.waitForSelector(`${printed}[aria-label="Switch to light palette"]`);
    await page.goto(`${site.url}/contact`);
    expect(await shown(page)).to.equal('switched');
    await leave();
  });

  it('works by keyboard, and keeps the focus', async () => {
    const { page, leave } = await meet(site);
    await alive(page);
    await page.focus(printed);
    await page.keyboard.press('Enter');
    await waitForPalette(page, 'switched');
    await page.keyboard.press('Space');
    await waitForPalette(page, 'default');
    expect(await page.$eval(printed, (button) => button === document.activeElement)).to.equal(true);
    await leave();
  });

  it('works when cookies and channels are blocked, without a reload', async () => {
    const { page, complaints, leave } = await meet(site, {
      settings: { forceReload: true },
      prepare: (page) =>
        page.evaluateOnNewDocument(() => {
          const refuse = () => {
            throw new DOMException('Blocked.', 'SecurityError');
          };
          Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
          Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
        }),
    });
    await alive(page);
    const loads = loadsOf(page);
    await page.click(printed);
    await waitForPalette(page, 'switched');
    await page.click(printed);
    await waitForPalette(page, 'default');
    expect(loads()).to.equal(0);
    expect(complaints).to.deep.equal([]);
    await leave();
  });
});

describe('a click before the code has loaded', () => {
  it('is handled by the head snippet, and not again by the element', async () => {
    const { page, release, leave } = await meet(site, { late: true });
    await page.evaluate(() => {
      Object.assign(window, { told: [] });
      document.addEventListener('nh-palette-change', ({ detail }) => {
        Reflect.get(window, 'told').push(detail.isDark);
      });
    });
    await page.click(printed);
    const early = await look(page);
    expect(early).to.deep.include({ shown: 'switched', isMarked: true, logo: 'logo-dark.svg' });
    expect(await choiceOf(page)).to.equal('true');
    release();
    await alive(page);
    expect(await look(page)).to.deep.equal(early);
    await page.click(printed);
    await waitForPalette(page, 'default');
    expect(await choiceOf(page)).to.equal('false');
    expect(await page.evaluate(() => Reflect.get(window, 'told'))).to.deep.equal([true, false]);
    await leave();
  });

  it('is replayed for the element on a page without the snippet', async () => {
    const { page, release, leave } = await meet(site, { late: true, withoutSnippet: true });
    await page.click(printed);
    expect(await shown(page)).to.equal(undefined);
    release();
    await waitForPalette(page, 'switched');
    await alive(page);
    expect(await choiceOf(page)).to.equal('true');
    await leave();
  });
});

describe('a site that follows the system', () => {
  it('follows the system before the code has loaded, and keeps the palette afterwards', async () => {
    const { page, release, leave } = await meet(site, { late: true });
    const prefer = (value: string) =>
      page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    await prefer('dark');
    await waitForPalette(page, 'switched');
    const early = await look(page);
    expect(early).to.deep.include({ isMarked: true, logo: 'logo-dark.svg' });
    release();
    await alive(page);
    expect(await look(page)).to.deep.equal(early);
    await prefer('light');
    await waitForPalette(page, 'default');
    expect(await choiceOf(page)).to.equal(undefined);
    await leave();
  });

  it('follows the system without writing a cookie, until the visitor chooses', async () => {
    const { page, leave } = await meet(site, { dark: true });
    await alive(page);
    const prefer = (value: string) =>
      page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    expect(await shown(page)).to.equal('switched');
    await prefer('light');
    await waitForPalette(page, 'default');
    await prefer('dark');
    await waitForPalette(page, 'switched');
    expect(await choiceOf(page)).to.equal(undefined);
    await page.click(printed);
    await waitForPalette(page, 'default');
    await prefer('light');
    await prefer('dark');
    // The page reacts to the change before its next frame.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => next(null))));
    expect(await shown(page)).to.equal('default');
    await page.reload();
    expect(await shown(page)).to.equal('default');
    await leave();
  });
});

describe('a site that reloads', () => {
  const path = '/color-switcher/reload';

  it('shows the chosen palette, printed by the server', async () => {
    const { page, leave } = await meet(site, { path });
    await alive(page);
    await Promise.all([page.waitForNavigation(), page.click(printed)]);
    expect(await page.$eval('.site-lead', (lead) => lead.textContent)).to.contain(
      'in the switched',
    );
    expect(await shown(page)).to.equal('switched');
    await alive(page);
    await Promise.all([page.waitForNavigation(), page.click(printed)]);
    expect(await shown(page)).to.equal('default');
    await leave();
  });

  it('reloads after a click before the code has loaded too', async () => {
    const { page, leave } = await meet(site, { path, late: true });
    await Promise.all([page.waitForNavigation(), page.click(printed)]);
    expect(await choiceOf(page)).to.equal('true');
    await leave();
  });

  it('does not reload when only the system’s colour scheme changes', async () => {
    let loads = () => 0;
    const { page, leave } = await meet(site, {
      path,
      dark: true,
      prepare: async (page) => {
        loads = loadsOf(page);
      },
    });
    await alive(page);
    expect(await shown(page)).to.equal('switched');
    expect(await choiceOf(page)).to.equal(undefined);
    expect(loads()).to.equal(1);
    await leave();
  });
});

describe('without JavaScript', () => {
  it('the page shows the server’s palette', async () => {
    const visit = await site.visit('/color-switcher/reload', {
      javaScript: false,
      prepare: (page) =>
        page
          .browserContext()
          .setCookie({ name: 'astraColorSwitcherState', value: 'true', domain: '127.0.0.1' }),
    });
    // Read outside the page, since its scripts are off.
    const picture = await visit.page.content();
    expect(picture).to.contain('<body class="astra-dark-mode-enable">');
    expect(picture).to.contain('src="/assets/logo-dark.svg"');
    await visit.leave();
  });
});
