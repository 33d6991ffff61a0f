import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { lives, readSite, type Site, type Visit } from '../page-objects/site/browser';
import { tap } from '../page-objects/site/tap';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** Opens the page of galleries, and waits until its first gallery is enhanced. */
async function visit(how: Parameters<Site['visit']>[1] = {}): Promise<Visit> {
  const visited = await site.visit('/lightbox', how);
  await lives(visited.page, 'nh-lightbox');
  return visited;
}

async function shows(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (expected) =>
      document.querySelector('dialog[open] .nh-lightbox-counter')?.textContent === expected &&
      document.querySelector('dialog[open] .pswp__item[aria-hidden="false"]'),
    {},
    text,
  );
}

const gone = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('dialog.nh-lightbox'));

describe('the lightbox on the site', () => {
  for (const [width, dark] of [
    [390, true],
    [1280, false],
  ] as const) {
    it(`shows images, videos and pages under the strict policy at ${width} px`, async () => {
      const { page, complaints, leave } = await visit({ width, dark });
      await page.click('nh-lightbox a');
      await shows(page, '1 / 8');
      for (let index = 2; index <= 8; index++) {
        await page.keyboard.press('ArrowRight');
        await shows(page, `${index} / 8`);
      }
      await page.waitForSelector('dialog .nh-lightbox-page:not([data-loading])');
      await page.keyboard.press('Home');
      await page.waitForSelector('.pswp__item[aria-hidden="false"] img.pswp__img');
      expect(await violations(page, 'dialog')).to.deep.equal([]);
      await page.click('dialog [aria-label="Close"]');
      await gone(page);
      await page.locator('nh-lightbox figure:nth-of-type(3) a').click();
      await shows(page, '3 / 8');
      expect(complaints).to.deep.equal([]);
      await leave();
    });
  }

  it('works by keyboard', async () => {
    const { page, leave } = await visit();
    await page.focus('nh-lightbox a');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await shows(page, '2 / 8');
    const reached: string[] = [];
    while (reached.at(-1) !== 'Next' && reached.length < 8) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''),
      );
    }
    expect(reached.filter((label) => label !== 'Zoom in')).to.deep.equal([
      'Full screen',
      'Share',
      'Close',
      'Previous',
      'Next',
    ]);
    await page.keyboard.press('Enter');
    await shows(page, '3 / 8');
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      // After the last control, Tab moves to the browser's own controls.
      const isInside = () => document.activeElement?.matches('dialog, dialog *, body');
      expect(await page.evaluate(isInside), `Tab ${step}`).to.equal(true);
    }
    await page.focus('dialog [aria-label="Next"]');
    await page.keyboard.press('Escape');
    await gone(page);
    const focused = await page.evaluate(() =>
      [...document.querySelectorAll('nh-lightbox a')].indexOf(document.activeElement as Element),
    );
    expect(focused).to.equal(1);
    await leave();
  });

  it('moves by a horizontal swipe, and closes by a downward swipe', async () => {
    const { page, leave } = await visit({
      width: 390,
      prepare: (prepared) => prepared.setViewport({ width: 390, height: 844, hasTouch: true }),
    });
    await tap(page, 'nh-lightbox a');
    await shows(page, '1 / 8');
    await swipe(page, [330, 420], [40, 420]);
    await shows(page, '2 / 8');
    await swipe(page, [195, 300], [195, 760]);
    await gone(page);
    await leave();
  });

  it('closes by a click beside the image', async () => {
    const { page, leave } = await visit();
    await page.click('nh-lightbox a');
    await shows(page, '1 / 8');
    await page.mouse.click(120, 450);
    await gone(page);
    await leave();
  });

  it('enters and leaves full screen', async () => {
    const { page, leave } = await visit();
    await page.click('nh-lightbox a');
    await shows(page, '1 / 8');
    await page.click('dialog [aria-label="Full screen"]');
    await page.waitForSelector('dialog :fullscreen [aria-label="Exit full screen"]');
    await page.click('dialog [aria-label="Exit full screen"]');
    await page.waitForFunction(() => !document.fullscreenElement);
    await page.keyboard.press('Escape');
    await gone(page);
    await leave();
  });

  it('fits at 200 % zoom', async () => {
    const { page, leave } = await visit({ width: 640 });
    await page.setViewport({ width: 640, height: 400, deviceScaleFactor: 2 });
    await page.click('nh-lightbox a');
    await shows(page, '1 / 8');
    const outside = await page.$$eval('.nh-lightbox button, .nh-lightbox a', (controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .map(
          (control) =>
            [control.getAttribute('aria-label'), control.getBoundingClientRect()] as const,
        )
        .filter(
          ([, box]) =>
            box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight,
        )
        .map(([label]) => label),
    );
    expect(outside).to.deep.equal([]);
    await leave();
  });

  it('loads PhotoSwipe on demand', async () => {
    const fetched: string[] = [];
    const { page, leave } = await visit({
      prepare: async (prepared) => {
        prepared.on('request', (request) => fetched.push(request.url()));
      },
    });
    expect(fetched.filter((url) => url.includes('photoswipe'))).to.deep.equal([]);
    await page.click('nh-lightbox a');
    await shows(page, '1 / 8');
    expect(fetched.filter((url) => url.includes('photoswipe'))).not.to.deep.equal([]);
    await leave();
  });

  it('has no animations when reduced motion is requested', async () => {
    const { page, leave } = await visit();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.click('nh-lightbox a');
    await shows(page, '1 / 8');
    // A spinner is animated until the code has loaded.
    await page.waitForSelector('dialog.nh-lightbox .pswp__img');
    expect(
      await page.$eval(
        'dialog.nh-lightbox',
        (dialog) => dialog.getAnimations({ subtree: true }).length,
      ),
    ).to.equal(0);
    await page.keyboard.press('Escape');
    await gone(page);
    await leave();
  });

  it('opens only the links that the page builder has marked', async () => {
    const { page, complaints, leave } = await visit();
    await page.click('[data-elementor-lightbox-index="1"]');
    await shows(page, '2 / 3');
    await page.keyboard.press('Escape');
    await gone(page);
    await page.click('main li a[href^="#"]');
    await page.waitForSelector('dialog[open] img.pswp__img');
    expect(await page.$$eval('dialog.nh-lightbox', (dialogs) => dialogs.length)).to.equal(1);
    await page.keyboard.press('Escape');
    await gone(page);
    await page.focus('[data-elementor-open-lightbox="yes"]:not([download])');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open] img.pswp__img');
    await page.keyboard.press('Escape');
    await gone(page);
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('opens again at a shared address', async () => {
    const first = await visit();
    const hash = await first.page.$eval('[data-e-action-hash]', (element) =>
      element.getAttribute('data-e-action-hash'),
    );
    await first.leave();
    const { page, leave } = await site.visit(`/lightbox${hash}`);
    await page.waitForSelector('dialog[open] img.pswp__img');
    await leave();
  });

  it('consists of plain links without JavaScript', async () => {
    const { page, leave } = await site.visit('/lightbox', { javaScript: false });
    const addresses = await page.$$eval('main a', (links) => links.map((link) => link.href));
    const files = addresses.filter((address) => !new URL(address).hash);
    expect(files.length).to.be.greaterThan(10);
    for (const address of files) expect((await fetch(address)).status, address).to.equal(200);
    await leave();
  });
});

/** Swipes from one point to another in small steps. */
async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const steps = 8;
  await page.touchscreen.touchStart(...from);
  for (let step = 1; step <= steps; step++) {
    const at = from.map((start, axis) => start + (((to[axis] ?? 0) - start) * step) / steps);
    await page.touchscreen.touchMove(at[0] ?? 0, at[1] ?? 0);
  }
  await page.touchscreen.touchEnd();
}
