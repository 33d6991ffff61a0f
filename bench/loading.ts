/**
 * `npm run bench:loading`: what the contact page costs a visitor's slow phone (1.6 Mbit/s, 150 ms,
 * CPU ÷ 4) in headless Chromium: the script bytes that the first paint waits for, the main thread's
 * long tasks, and when the form lives. The median of several fresh visits counts.
 */
import { openSite, type Site } from '../test/site/browser';
import { median } from './median';

const VISITS = 7;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

interface Figures {
  /** Compressed bytes of our scripts, by the time of the first paint and in all. */
  readonly early: number;
  readonly all: number;
  /** Milliseconds. */
  readonly firstPaint: number;
  readonly longTasks: number;
  readonly live: number;
}

async function measure(site: Site): Promise<Figures> {
  const visit = await site.visit('/contact', {
    width: 390,
    prepare: async (page) => {
      const session = await page.createCDPSession();
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', NETWORK);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.evaluateOnNewDocument(() => {
        const figures = { longTasks: 0, live: 0 };
        Object.assign(window, { figures });
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) figures.longTasks += duration - 50;
        }).observe({ type: 'longtask', buffered: true });
        new MutationObserver((_, observer) => {
          if (!document.querySelector('.nh-form-notice')) return;
          figures.live = performance.now();
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
    },
  });
  const figures = await visit.page.evaluate(() => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const scripts = (
      performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    ).filter(({ name }) => name.endsWith('.js'));
    const bytes = (some: PerformanceResourceTiming[]): number =>
      some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return {
      early: bytes(scripts.filter(({ responseEnd }) => responseEnd <= firstPaint)),
      all: bytes(scripts),
      firstPaint,
      ...(Reflect.get(window, 'figures') as { longTasks: number; live: number }),
    };
  });
  await visit.leave();
  return figures;
}

const site = await openSite();
const visits: Figures[] = [];
for (let i = 0; i < VISITS; i++) visits.push(await measure(site));
await site.close();

const middle = (key: keyof Figures): number =>
  Math.round(median(visits.map((figures) => figures[key])));
console.table({
  'script bytes by the first paint': middle('early'),
  'script bytes in all': middle('all'),
  'first contentful paint, ms': middle('firstPaint'),
  'blocking time of long tasks, ms': middle('longTasks'),
  'the form lives after, ms': middle('live'),
});
