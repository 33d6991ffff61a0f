import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { readSite, type Site } from '../page-objects/site/browser';
import { builtPages, expectGoodManners, visitWidget } from '../page-objects/site/built';
import { tap } from '../page-objects/site/tap';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const SLIDE = '[data-element_type] > * > .elementor-background-slideshow__slide:not([hidden])';
const PAUSE = '.nh-background-pause';

/** The address of the next picture, as soon as it is shown. */
async function nextPicture(page: Page, before?: string): Promise<string> {
  const found = await page.waitForFunction(
    (slide, known) => {
      const shown = document.querySelectorAll<HTMLElement>(`${slide} > *`);
      const address = shown[0]?.style.backgroundImage;
      return shown.length === 1 && address !== known && address;
    },
    {},
    SLIDE,
    before,
  );
  return (await found.jsonValue()) as string;
}

async function isPlaying(page: Page): Promise<unknown> {
  return page.waitForFunction(() => {
    const film = document.querySelector('video');
    return film && !film.paused && !film.parentElement?.classList.contains('elementor-loading');
  });
}

describe('a background on a built page', () => {
  for (const address of builtPages) {
    it(`is a slideshow of pictures, on ${address}`, async () => {
      const visit = await visitWidget(site, address, 'section');
      const { page, leave } = visit;
      const first = await nextPicture(page);
      expect(first).to.contain('shelf.svg');
      await nextPicture(page, first);
      await expectGoodManners(visit);
      await leave();
    });
  }

  it('is a video that covers a container, except on phones', async () => {
    const visit = await visitWidget(site, '/built-adopted?', 'container');
    await isPlaying(visit.page);
    await expectGoodManners(visit);
    const [film, box] = await visit.page.$$eval('video, .e-con-inner', (elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON()),
    );
    expect([box?.width, box?.height]).to.deep.equal([film?.width, film?.height]);
    await visit.leave();
    const phone = await visitWidget(site, '/built-adopted?', 'container', { width: 390 });
    expect(await phone.page.$('video[src]')).to.equal(null);
    expect(await phone.page.$(PAUSE)).to.equal(null);
    await phone.leave();
  });

  it('can be paused by tap and by keyboard', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'column', { width: 390 });
    await tap(page, PAUSE);
    await page.waitForSelector(`${PAUSE}[aria-label^="Play"]`);
    const zooms = (): Promise<string[]> =>
      page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
    expect(await zooms()).not.to.include('running');
    const paused = await nextPicture(page);
    await page.focus(PAUSE);
    await page.keyboard.press('Enter');
    await nextPicture(page, paused);
    await leave();
  });

  it('does not move when reduced motion is requested', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'section', {
      prepare: (page) =>
        page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]),
    });
    expect(await page.$$(SLIDE)).to.have.length(1);
    expect(await page.$(PAUSE)).to.equal(null);
    await leave();
  });

  it('does not cover the content without scripts and in print', async () => {
    const bare = await visitWidget(site, '/built-adopted?', 'section', { javaScript: false });
    const text = (page: Page): Promise<boolean> =>
      page.$eval('.built-words', (words) => words.checkVisibility());
    expect(await text(bare.page)).to.equal(true);
    await bare.leave();
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'section');
    await page.emulateMediaType('print');
    expect(await text(page)).to.equal(true);
    expect(await page.$eval(PAUSE, (button) => button.checkVisibility())).to.equal(false);
    await leave();
  });

  it('is shown near the viewport when the policy blocks the builder’s script for it', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'accordion,toggle');
    await page.waitForSelector('.e-con.e-parent.e-lazyloaded');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(() => !document.querySelector('.e-con.e-parent:not(.e-lazyloaded)'));
    await leave();
  });

  it('follows its settings in the editor, and is removed with them', async () => {
    const visit = await visitWidget(site, '/built-adopted?mode=edit', 'section,container');
    const { page, leave } = visit;
    await nextPicture(page);
    await expectGoodManners(visit);
    await page.$$eval('[data-settings*="slideshow"]', (nodes) => {
      for (const node of nodes) node.setAttribute('data-settings', '{}');
    });
    await page.waitForSelector('.elementor-background-slideshow', { hidden: true });
    await leave();
  });
});
