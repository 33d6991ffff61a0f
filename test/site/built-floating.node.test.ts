import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { openSite, type Site } from '../page-objects/site/browser';
import { builtPages, expectGoodManners, visitWidget } from '../page-objects/site/built';
import { shifts } from '../page-objects/site/layout-shifts';
import { tap } from '../page-objects/site/tap';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const BUTTON = '[data-widget_type] .e-contact-buttons__chat-button';
const BOX = '[data-widget_type] .e-contact-buttons__content-wrapper';
const BAR = '[data-widget_type] .e-floating-bars';

const isShown = (page: Page, selector: string): Promise<boolean> =>
  page.$eval(selector, (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
const entered = (page: Page): Promise<unknown> => page.waitForSelector(`${BUTTON}.visible`);
const rests = (page: Page): Promise<unknown> =>
  page.waitForSelector(`${BOX} .e-contact-buttons__content.visible`);

async function rightToLeftInTheDark(page: Page): Promise<void> {
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dir = 'rtl';
    });
  });
}

describe('contact buttons on a built page', () => {
  for (const address of builtPages) {
    it(`open and close their box by pointer and by keyboard, on ${address}`, async () => {
      const visit = await visitWidget(site, address, 'contact-buttons', { width: 390 });
      const { page, leave } = visit;
      await entered(page);
      expect(await isShown(page, BOX)).to.equal(false);
      await tap(page, BUTTON);
      await rests(page);
      expect(await isShown(page, BOX)).to.equal(true);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.className)).to.match(/close-button/);
      await page.keyboard.press('Escape');
      await page.waitForFunction(
        (box) => !document.querySelector(box)?.checkVisibility({ visibilityProperty: true }),
        {},
        BOX,
      );
      expect(await page.evaluate(() => document.activeElement?.className)).to.match(/chat-button/);
      await expectGoodManners(visit);
      await leave();
    });
  }

  it('fit into a small window, and do not move when their message appears', async () => {
    const { page, leave } = await visitWidget(site, '/built?', 'contact-buttons', { width: 320 });
    await entered(page);
    await page.click(BUTTON);
    await rests(page);
    // The typing animation ends after a moment.
    await page.waitForFunction(
      (time) => document.querySelector(time)?.checkVisibility({ visibilityProperty: true }),
      {},
      `${BOX} .e-contact-buttons__message-bubble-time`,
    );
    expect(await violations(page, BOX)).to.deep.equal([]);
    expect(await shifts(page)).to.deep.equal([]);
    const { left, right, top } = await page.$eval(BOX, (box) =>
      box.getBoundingClientRect().toJSON(),
    );
    expect(left).to.be.at.least(0);
    expect(right).to.be.at.most(320);
    expect(top).to.be.at.least(0);
    await leave();
  });

  it('open inside the window and are accessible, right-to-left and in dark mode', async () => {
    const { page, leave } = await visitWidget(site, '/built?', 'contact-buttons', {
      width: 390,
      prepare: rightToLeftInTheDark,
    });
    await entered(page);
    expect(await violations(page, 'body')).to.deep.equal([]);
    await page.focus(BUTTON);
    await page.keyboard.press('Enter');
    await rests(page);
    const { left, right } = await page.$eval(BOX, (box) => box.getBoundingClientRect().toJSON());
    expect(left).to.be.at.least(0);
    expect(right).to.be.at.most(390);
    expect(await violations(page, BOX)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (button) => document.querySelector(button) === document.activeElement,
      {},
      BUTTON,
    );
    await leave();
  });

  it('show their box without scripts, and when their code does not load', async () => {
    const plain = await visitWidget(site, '/built-adopted?', 'contact-buttons', {
      javaScript: false,
    });
    expect(await isShown(plain.page, BUTTON)).to.equal(true);
    expect(await isShown(plain.page, BOX)).to.equal(false);
    await plain.page.focus(BUTTON);
    expect(await isShown(plain.page, `${BOX} a`)).to.equal(true);
    await plain.leave();
    const failing = await site.visit('/built-adopted?only=contact-buttons', {
      prepare: async (page) => {
        await page.setRequestInterception(true);
        page.on('request', (request) =>
          request.url().includes('define/contact-buttons') ? request.abort() : request.continue(),
        );
      },
    });
    await failing.page.waitForSelector('.nh-contact-buttons-failed');
    expect(await isShown(failing.page, BUTTON)).to.equal(true);
    await failing.page.focus(BUTTON);
    expect(await isShown(failing.page, `${BOX} a`)).to.equal(true);
    await failing.leave();
  });

  it('open without animation or delay when reduced motion is requested', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'contact-buttons', {
      prepare: (page) =>
        page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]),
    });
    await page.click(BUTTON);
    expect(await isShown(page, `${BOX} .e-contact-buttons__message-bubble-time`)).to.equal(true);
    expect(await page.$eval(BOX, (box) => box.getAnimations({ subtree: true }).length)).to.equal(0);
    await leave();
  });

  it('report clicks on their links to the server, in one request when the visitor leaves the page', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'contact-buttons');
    const posted = page.waitForResponse((one) => one.url().endsWith('/admin-ajax.php'));
    await page.click(BUTTON);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('.e-contact-buttons__send-cta');
      link?.addEventListener('click', (event) => event.preventDefault());
      link?.click();
      link?.click();
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
    });
    const response = await posted;
    expect(response.request().postData()).to.match(
      /^action=elementor_send_clicks&_nonce=\w+(&clicks%5B%5D=12){2}$/,
    );
    expect(response.status()).to.equal(200);
    await leave();
  });
});

describe('a floating bar on a built page', () => {
  for (const address of builtPages) {
    it(`reserves its space from the first paint until it is closed, on ${address}`, async () => {
      const visit = await visitWidget(site, address, 'floating-bars', { width: 390 });
      const { page, leave } = visit;
      await page.waitForSelector(`${BAR} .visible`);
      const height = await page.$eval(BAR, (bar) => (bar as HTMLElement).offsetHeight);
      const padding = () => page.evaluate(() => document.body.style.paddingTop);
      expect(await padding()).to.equal(`${height}px`);
      expect(await page.evaluate(() => document.activeElement?.nodeName)).to.equal('BODY');
      await expectGoodManners(visit);
      await page.focus(`${BAR} a`);
      await page.keyboard.press('Escape');
      expect(await isShown(page, BAR)).to.equal(false);
      expect(await padding()).to.equal('');
      await leave();
    });
  }

  it('is complete without scripts and in print', async () => {
    const plain = await visitWidget(site, '/built-adopted?', 'floating-bars', {
      javaScript: false,
    });
    expect(await isShown(plain.page, `${BAR} a`)).to.equal(true);
    const covered = await plain.page.evaluate(() => {
      const bar = document.querySelector('.e-floating-bars')?.getBoundingClientRect().bottom ?? 0;
      return bar - parseFloat(getComputedStyle(document.body).paddingTop);
    });
    expect(covered).to.equal(0);
    await plain.leave();
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'floating-bars');
    await page.emulateMediaType('print');
    expect(await page.$eval(BAR, (bar) => getComputedStyle(bar).position)).to.equal('static');
    await leave();
  });

  it('can be closed and is accessible, right-to-left and in dark mode', async () => {
    const { page, leave } = await visitWidget(site, '/built?', 'floating-bars', {
      prepare: rightToLeftInTheDark,
    });
    await page.waitForSelector(`${BAR} .visible`);
    expect(await violations(page, 'body')).to.deep.equal([]);
    await page.click(`${BAR} button`);
    expect(await isShown(page, BAR)).to.equal(false);
    expect(await violations(page, 'body')).to.deep.equal([]);
    await leave();
  });
});
