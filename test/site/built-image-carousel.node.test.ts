import { expect } from 'chai';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site } from '../page-objects/site/browser';
import { builtPages, expectGoodManners, visitWidget } from '../page-objects/site/built';
import { noteShifts, shifts } from '../page-objects/site/layout-shifts';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const ADOPTED = '/built-adopted?';
const ROOT = '.elementor-widget-image-carousel .elementor-image-carousel-wrapper';
const NEXT = '.elementor-widget-image-carousel .elementor-swiper-button-next';

/** The captions of the slides whose centre is in view, from left to right. */
const inView = (page: Page): Promise<string[]> =>
  page.$eval(ROOT, (root) => {
    const { left, right } = root.getBoundingClientRect();
    return [...root.querySelectorAll('.swiper-slide')]
      .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left + box.width / 2 > left && box.left + box.width / 2 < right)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ slide }) => slide.textContent.trim());
  });

/** Waits until the first slide in view has this caption, and no slide moves. */
const shows = (page: Page, caption: string) =>
  page.waitForFunction(
    (selector, wanted) => {
      const root = document.querySelector(selector);
      const { swiper } = root as unknown as { swiper: { animating: boolean } };
      const active = root?.querySelector('.swiper-slide-active');
      return !swiper.animating && active?.textContent?.trim() === wanted;
    },
    {},
    ROOT,
    caption,
  );

/** Drags the carousel from its centre by a distance in pixels, by mouse or by touch. */
async function drag(page: Page, right: number, how: 'mouse' | 'touchscreen'): Promise<void> {
  const box = await (await page.$(ROOT))?.boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  const y = (box?.y ?? 0) + 60;
  if (how === 'mouse') {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right, y, { steps: 6 });
    await page.mouse.up();
    return;
  }
  await page.touchscreen.touchStart(x, y);
  for (const part of [0.25, 0.5, 0.75, 1]) await page.touchscreen.touchMove(x + right * part, y);
  await page.touchscreen.touchEnd();
}

/** All slides but the first. */
const OTHER_SLIDES =
  /(?<=<\/a>\s*<\/div>)<div class="swiper-slide".*(?=\n<\/div>\n<div class="elementor-swiper-button)/s;

/** Changes the markup of the site's pages. */
async function printedAs(page: Page, change: (text: string) => string): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (request.resourceType() !== 'document') return void request.continue();
    const answer = await fetch(request.url());
    const body = change(await answer.text());
    await request.respond({ headers: Object.fromEntries(answer.headers), body });
  });
}

const isCode = (request: HTTPRequest): boolean => request.url().includes('define/image-carousel');

describe('an image carousel whose code has failed once', () => {
  for (const part of ['swiper', 'dots']) {
    it(`requests it again by itself when ${part} did not come, and slides`, async () => {
      let isServed = false;
      const failed: string[] = [];
      const { page, leave } = await site.visit(`${ADOPTED}&only=image-carousel`, {
        alive: false,
        prepare: async (page: Page) => {
          await page.setRequestInterception(true);
          page.on('request', (request) => {
            const fails = !isServed && request.url().includes(`/chunks/${part}-`);
            if (fails) failed.push(request.url());
            void (fails ? request.respond({ status: 503 }) : request.continue());
          });
        },
      });
      await page.waitForSelector('html.nh-image-carousel-failed');
      isServed = true;
      await page.waitForSelector(`${ROOT}.swiper-initialized`);
      await page.waitForSelector('html:not(.nh-image-carousel-failed)');
      expect(failed).not.to.deep.equal([]);
      await leave();
    });
  }
});

describe('a carousel on a built page', () => {
  for (const address of builtPages) {
    it(`enhances the printed track, and moves by arrows, dots, keyboard and mouse, on ${address}`, async () => {
      const visit = await visitWidget(site, address, 'image-carousel');
      const { page, leave } = visit;
      expect(await inView(page)).to.deep.equal(['Combed', 'Pasted', 'Stones']);
      await expectGoodManners(visit);
      await page.click(NEXT);
      await shows(page, 'Pasted');
      await page.focus(`${ROOT} .swiper-pagination-bullet:nth-child(4)`);
      await page.keyboard.press('Enter');
      await shows(page, 'Linen');
      await page.keyboard.press('ArrowRight');
      await shows(page, 'Feathers');
      expect(await inView(page)).to.deep.equal(['Feathers', 'Stripes', 'Combed']);
      await drag(page, 300, 'mouse');
      await shows(page, 'Linen');
      expect(await violations(page, 'main')).to.deep.equal([]);
      expect(visit.complaints).to.deep.equal([]);
      await leave();
    });
  }

  for (const [width, seen] of [
    [390, ['Combed']],
    [800, ['Combed', 'Pasted']],
  ] as const) {
    it(`shows ${seen.length} of its slides from the first paint in a window of ${width} pixels, and moves by swipe`, async () => {
      const visit = await visitWidget(site, ADOPTED, 'image-carousel', { width });
      expect(await inView(visit.page)).to.deep.equal(seen);
      await expectGoodManners(visit);
      // More than half a slide: on a busy machine the gesture is too slow for a flick.
      await drag(visit.page, -280, 'touchscreen');
      await shows(visit.page, 'Pasted');
      await visit.leave();
    });
  }

  it('keeps the slide that the visitor has scrolled to before its code loaded', async () => {
    let letGo = (): void => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { page, leave } = await site.visit(`${ADOPTED}only=image-carousel`, {
      width: 390,
      prepare: async (page) => {
        await noteShifts(page);
        await page.setRequestInterception(true);
        page.on('request', async (request) => {
          if (isCode(request)) await gate;
          void request.continue();
        });
      },
    });
    await page.$eval(`${ROOT} > .swiper-wrapper`, (track) => {
      track.scrollLeft = track.clientWidth * 2;
    });
    expect(await inView(page)).to.deep.equal(['Stones']);
    expect(await page.$eval(NEXT, (arrow) => getComputedStyle(arrow).visibility)).to.equal(
      'hidden',
    );
    letGo();
    await page.waitForSelector('[data-nh-live]');
    await shows(page, 'Stones');
    expect(await inView(page)).to.deep.equal(['Stones']);
    expect(await shifts(page)).to.deep.equal([]);
    await leave();
  });

  it('can be scrolled without scripts, and when its code does not load', async () => {
    const plain = await visitWidget(site, ADOPTED, 'image-carousel', { javaScript: false });
    const failing = await site.visit(`${ADOPTED}only=image-carousel`, {
      prepare: async (page) => {
        await page.setRequestInterception(true);
        page.on('request', (request) => (isCode(request) ? request.abort() : request.continue()));
      },
    });
    await failing.page.waitForSelector('.nh-image-carousel-failed');
    for (const { page, leave } of [plain, failing]) {
      expect(await inView(page)).to.deep.equal(['Combed', 'Pasted', 'Stones']);
      await page.$eval(`${ROOT} > .swiper-wrapper`, (track) => {
        track.scrollLeft = track.scrollWidth;
      });
      expect(await inView(page)).to.deep.equal(['Linen', 'Feathers', 'Stripes']);
      await leave();
    }
  });

  it('opens its images in one lightbox in order, but not by the click that ends a swipe', async () => {
    const { page, leave } = await visitWidget(site, ADOPTED, 'image-carousel');
    await drag(page, -300, 'mouse');
    await shows(page, 'Pasted');
    expect(await page.$('dialog[open]')).to.equal(null);
    await page.click(`${ROOT} .swiper-slide-active a`);
    await page.waitForSelector('dialog[open]');
    await page.waitForFunction(() =>
      /2\s*\/\s*6/.test(document.querySelector('dialog[open]')?.textContent ?? ''),
    );
    await leave();
  });

  it('moves in the opposite direction on a right-to-left page', async () => {
    const { page, leave } = await visitWidget(site, ADOPTED, 'image-carousel', {
      width: 800,
      prepare: (page) => printedAs(page, (text) => text.replaceAll('dir="ltr"', 'dir="rtl"')),
    });
    expect(await inView(page)).to.deep.equal(['Pasted', 'Combed']);
    expect(await shifts(page)).to.deep.equal([]);
    await drag(page, 300, 'mouse');
    await shows(page, 'Pasted');
    await page.focus(NEXT);
    await page.keyboard.press('ArrowLeft');
    await shows(page, 'Stones');
    await drag(page, -300, 'touchscreen');
    await shows(page, 'Pasted');
    await leave();
  });

  it('loads Swiper only when it has two slides and is visible, and then fits, as in a popup', async () => {
    const visited = async (change: (text: string) => string) => {
      const asked: string[] = [];
      const visit = await site.visit(`${ADOPTED}only=image-carousel`, {
        prepare: async (page) => {
          page.on('request', (request) => asked.push(request.url()));
          await printedAs(page, change);
        },
      });
      await visit.page.waitForNetworkIdle();
      return { ...visit, hasSwiper: () => asked.some((url) => url.includes('/swiper-')) };
    };
    const single = await visited((text) => text.replace(OTHER_SLIDES, ''));
    expect(await single.page.$$('.swiper-slide')).to.have.length(1);
    expect(single.hasSwiper()).to.equal(false);
    await single.leave();

    const { page, hasSwiper, leave } = await visited((text) =>
      text.replace('<main', '<dialog id="popup"><main').replace('</main>', '</main></dialog>'),
    );
    expect(hasSwiper()).to.equal(false);
    await page.$eval('#popup', (popup) => (popup as HTMLDialogElement).showModal());
    await page.waitForSelector('[data-nh-live]');
    expect(hasSwiper()).to.equal(true);
    expect(await inView(page)).to.deep.equal(['Combed', 'Pasted', 'Stones']);
    await leave();
  });

  it('can be scrolled when Swiper does not load, and retries later', async () => {
    let isDown = true;
    const { page, leave } = await site.visit(`${ADOPTED}only=image-carousel`, {
      prepare: async (page) => {
        await page.setRequestInterception(true);
        page.on('request', (request) =>
          isDown && request.url().includes('/swiper-') ? request.abort() : request.continue(),
        );
      },
    });
    await page.waitForSelector('.nh-image-carousel-failed');
    expect(await inView(page)).to.deep.equal(['Combed', 'Pasted', 'Stones']);
    isDown = false;
    // The retry comes after two seconds at the earliest.
    await page.waitForFunction(
      (selector) => {
        document.querySelector(selector)?.dispatchEvent(new Event('touchstart', { bubbles: true }));
        return document.querySelector('[data-nh-live]');
      },
      {},
      ROOT,
    );
    await shows(page, 'Combed');
    expect(await page.$('.nh-image-carousel-failed')).to.equal(null);
    await leave();
  });

  it('has a pause button from its settings, but no autoplay and no button when reduced motion is requested', async () => {
    const PAUSE = 'nh-image-carousel[settings] .nh-carousel-pause:not([hidden])';
    const { page, leave } = await visitWidget(site, '/built?', 'image-carousel');
    await page.waitForSelector(`${PAUSE}[aria-label="Pause automatic sliding"]`);
    expect(await shifts(page)).to.deep.equal([]);
    await leave();
    const still = await visitWidget(site, '/built?mode=edit', 'image-carousel', {
      prepare: (page) =>
        page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]),
    });
    await still.page.waitForSelector('nh-image-carousel[settings] [data-nh-live]');
    expect(await still.page.$(PAUSE)).to.equal(null);
    await still.page.click(NEXT);
    expect(await inView(still.page)).to.deep.equal(['Pasted', 'Stones', 'Linen']);
    await still.leave();
  });
});
