/**
 * `npm run bench:carousel`: the cost of a carousel of 200 slides in headless Chromium. Reported are the first
 * paint over a phone's network with the live carousel and with the printed one, in alternation; the number of
 * fetched images; the longest run of our code; and the forced layouts during a swipe (traced).
 */
import type { Page } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.js';
import { type CarouselSite, openCarouselSite, SLIDES } from './carousel-site';
import { median } from './median';
import { longestRun, nestedLayouts, type TraceEvent } from './trace';

const VISITS = 9;
const SWIPES = 8;
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

const site = await openCarouselSite();
const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: chromiumArguments });
try {
  const paints: Record<string, number[]> = { with: [], without: [] };
  for (let visit = 0; visit < VISITS; visit++) {
    for (const [name, times] of Object.entries(paints)) times.push(await firstPaint(name));
  }
  const { pictures, events } = await swiped(site);
  console.table({
    [`${SLIDES} slides`]: {
      'first paint, ms': Math.round(median(paints.with ?? [])),
      'only printed, ms': Math.round(median(paints.without ?? [])),
      'pictures fetched': pictures,
      'longest run of ours, ms': Math.round(longestRun(events) * 10) / 10,
      'forced layouts in swipes': nestedLayouts(events),
    },
  });
} finally {
  await browser.close();
  await site.close();
}

async function firstPaint(name: string): Promise<number> {
  const page = await visited(`/${name}`, slowNetwork);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName('first-contentful-paint');
          if (entry) resolve(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.browserContext().close();
  return time;
}

/** Visits the carousel and swipes it back and forth; the trace covers both. */
async function swiped({ picturesFetched }: CarouselSite) {
  const before = picturesFetched();
  const page = await visited('/with', (page) => page.tracing.start({ categories: CATEGORIES }));
  await page.waitForSelector('[data-nh-live]');
  await page.waitForNetworkIdle();
  const pictures = picturesFetched() - before;
  await page.evaluate(() => performance.mark('swipes'));
  for (let swipe = 0; swipe < SWIPES; swipe++) await drag(page, swipe < SWIPES / 2 ? -300 : 300);
  const trace = await page.tracing.stop();
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as {
    traceEvents: TraceEvent[];
  };
  return { pictures, events: traceEvents };
}

async function visited(path: string, prepare: (page: Page) => Promise<void>): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1000, height: 800, hasTouch: true });
  await prepare(page);
  await page.goto(site.url + path, { waitUntil: 'load' });
  return page;
}

/** A phone's network. With an instant network, script and first paint would only take turns. */
async function slowNetwork(page: Page): Promise<void> {
  await page.emulateNetworkConditions({ latency: 150, download: 200_000, upload: 90_000 });
}

async function drag(page: Page, right: number): Promise<void> {
  const [x, y] = [500, 100];
  await page.touchscreen.touchStart(x, y);
  for (let step = 1; step <= 10; step++)
    await page.touchscreen.touchMove(x + (right * step) / 10, y);
  await page.touchscreen.touchEnd();
  await page.waitForFunction(() => {
    const root = document.querySelector('.swiper') as unknown as { swiper: { animating: boolean } };
    return !root.swiper.animating;
  });
}
