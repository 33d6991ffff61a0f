import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site } from '../page-objects/site/browser';
import { builtPages, expectGoodManners, shown, visitWidget } from '../page-objects/site/built';
import { tap } from '../page-objects/site/tap';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const WIDGET = '[data-widget_type="video.default"]';
const PLAY = `${WIDGET} .elementor-custom-embed-play`;

function playing(page: Page): Promise<unknown> {
  return page.waitForFunction(
    (selector) => {
      const film = document.querySelector<HTMLVideoElement>(`${selector} video`);
      const overlay = document.querySelector<HTMLElement>(
        `${selector} .elementor-custom-embed-image-overlay`,
      );
      return film && !film.paused && film.currentTime >= 1 && overlay?.hidden;
    },
    {},
    WIDGET,
  );
}

describe('a video on a built page', () => {
  for (const address of builtPages) {
    it(`plays when its poster is clicked, on ${address}`, async () => {
      const visit = await visitWidget(site, address, 'video');
      const { page, leave } = visit;
      await expectGoodManners(visit);
      await page.click(`${WIDGET} .elementor-custom-embed-image-overlay`);
      await playing(page);
      await expectGoodManners(visit);
      await leave();
    });
  }

  it('plays by tap and by keyboard, and moves the focus to the player', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'video', { width: 390 });
    await tap(page, PLAY);
    await playing(page);
    await page.reload();
    await page.waitForSelector('[data-nh-live]');
    await page.focus(PLAY);
    await page.keyboard.press('Enter');
    await playing(page);
    expect(await page.evaluate(() => document.activeElement?.localName)).to.equal('video');
    await leave();
  });

  it('shows its player instead of the poster without scripts', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'video', {
      javaScript: false,
    });
    expect(await shown(page, PLAY)).to.deep.equal([]);
    expect(await shown(page, `${WIDGET} video`)).to.have.length(1);
    await leave();
  });

  it('opens in a lightbox with its aspect ratio, and returns the focus', async () => {
    const { page, leave, complaints } = await visitWidget(site, '/built?', 'video');
    const play = '.built-drawn .elementor-custom-embed-play';
    await page.waitForSelector(play);
    await page.focus(play);
    await page.keyboard.press('Enter');
    const box = await page.waitForSelector('dialog[open] .nh-lightbox-video video');
    const size = await box?.boundingBox();
    expect((size?.width ?? 0) / (size?.height ?? 1)).to.be.closeTo(4 / 3, 0.01);
    expect(await violations(page, 'dialog')).to.deep.equal([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { hidden: true });
    expect(await page.evaluate((one) => document.activeElement?.matches(one), play)).to.equal(true);
    expect(complaints).to.deep.equal([]);
    await leave();
  });
});
