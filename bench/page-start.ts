/** For `bench/wordpress.ts`: the cost of a page's start for a slow phone. */
import type { Page } from 'puppeteer-core';
import type { Figures } from './comparison';

const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

/** Makes a page slow: 1.6 Mbit/s, 150 ms, CPU ÷ 4. */
export async function slowPhone(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The measurements of a page about its own start. */
interface Notes {
  readonly tasks: PerformanceEntry[];
  readonly paints: PerformanceEntry[];
  readonly alive: Promise<number>;
}

/** Runs in the page, before its own scripts. @param selector matches something once the page is live */
export function noteStart(selector: string): void {
  const tasks: PerformanceEntry[] = [];
  const paints: PerformanceEntry[] = [];
  const note = (type: string, into: PerformanceEntry[]): void =>
    new PerformanceObserver((list) => into.push(...list.getEntries())).observe({
      type,
      buffered: true,
    });
  note('longtask', tasks);
  note('largest-contentful-paint', paints);
  const alive = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The page does not live.')), 60_000);
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      resolve(performance.now());
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  Object.assign(window, { notes: { tasks, paints, alive } });
}

/** Waits until a page with `noteStart` is live and quiet, and returns the figures. */
export async function startOf(page: Page): Promise<Figures> {
  await page.evaluate(() => (Reflect.get(window, 'notes') as Notes).alive);
  await page.waitForNetworkIdle();
  return page.evaluate(figures);
}

/** Runs in the page. The scripts of the theme, and that of emoji, which all visits load, do not count. */
async function figures(): Promise<Figures> {
  const { tasks, paints, alive } = Reflect.get(window, 'notes') as Notes;
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name }) => /\.js\b/.test(name) && !/\/script-modules\/|emoji/.test(name),
  );
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return {
    'live after, ms': await alive,
    'script bytes': scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    'script files': scripts.length,
    'first contentful paint, ms': first,
    'largest contentful paint, ms': paints.at(-1)?.startTime ?? Number.NaN,
    'blocking after the first paint, ms': tasks
      .filter(({ startTime }) => startTime >= first)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
  };
}
