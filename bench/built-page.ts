/** For `bench/built.ts`: the cost of one visit to a built page before the first scroll. */
import type { Page } from 'puppeteer-core';
import type { Site } from '../test/page-objects/site/browser';
import type { Figures } from './comparison';
import { type TraceEvent, tasksOf } from './trace';

/** A page, and the widgets of it that have to become live. */
export interface BuiltVisit {
  readonly name: string;
  readonly address: string;
  /** Selectors that match live widgets; empty: no widget of the page needs a script yet. */
  readonly awaited: readonly string[];
}

const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
/** Milliseconds of a task beyond which it blocks. */
const LONG = 50;
const CATEGORIES =
  'devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing,loading,v8';

/** Visits a page on a slow phone until the network is idle, without input and scrolling. */
export async function start(site: Site, { address, awaited }: BuiltVisit): Promise<Figures> {
  const visit = await site.visit('/privacy', { width: 390, javaScript: false });
  const { page } = visit;
  await page.setJavaScriptEnabled(true);
  const stop = await tracedSlowPhone(page);
  await page.evaluateOnNewDocument(takeNotes, awaited);
  await page.goto(address, { waitUntil: 'networkidle0' });
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('.js'))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  const shift = await page.evaluate(() => Reflect.get(window, 'shift') as number);
  const events = await stop();
  await visit.leave();
  return {
    'script bytes': scripts.reduce((sum, size) => sum + size, 0),
    'script files': scripts.length,
    'layout shift, thousandths': shift * 1000,
    ...timesOf(events, address, awaited),
  };
}

/** Starts a trace on a slow phone; returns the function that stops it. */
async function tracedSlowPhone(page: Page): Promise<() => Promise<TraceEvent[]>> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])));
  await session.send('Tracing.start', { categories: CATEGORIES });
  return async () => {
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await ended;
    return events;
  };
}

/** Runs in the page, before its own scripts. */
function takeNotes(awaited: readonly string[]): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    if (!awaited.every((one) => document.querySelector(`${one}[data-nh-live]`))) return;
    performance.mark('alive');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

function timesOf(
  events: readonly TraceEvent[],
  address: string,
  awaited: readonly string[],
): Figures {
  const began = events.find(
    ({ name, args }) =>
      name === 'navigationStart' && Reflect.get(args?.data ?? {}, 'documentLoaderURL') === address,
  ) as TraceEvent;
  const after = (wanted: string) =>
    events.find(({ name, ts, pid }) => name === wanted && ts > began.ts && pid === began.pid);
  const painted = after('firstContentfulPaint')?.ts ?? Number.NaN;
  const module = after('v8.evaluateModule');
  const alive = awaited.length > 0 ? (after('alive')?.ts ?? Number.NaN) : Number.NaN;
  const tasks = tasksOf(events, began).filter(({ ts }) => ts > began.ts);
  const blocking = (some: typeof tasks): number =>
    some.reduce((sum, { time }) => sum + Math.max(0, time - LONG), 0);
  const scripted = tasks.filter(({ hasScript }) => hasScript);
  // A task without a script that ends in the first paint is the browser's own: parsing, styles, layout.
  const isTheirs = ({ ts, hasScript }: (typeof tasks)[number]) => ts < painted && !hasScript;
  const without = scripted.map((task) => ({ ...task, time: task.time - task.scripting }));
  return {
    'first contentful paint, ms': (painted - began.ts) / 1000,
    'the browser’s own blocking before it, ms': blocking(tasks.filter(isTheirs)),
    'blocking by tasks with a script, ms': blocking(scripted),
    'what the scripts add to it, ms': blocking(scripted) - blocking(without),
    'blocking by tasks with a script, and after the first paint, ms': blocking(
      tasks.filter((task) => !isTheirs(task)),
    ),
    'longest task with a script, ms': Math.max(0, ...scripted.map(({ time }) => time)),
    'alive after, ms': (alive - began.ts) / 1000,
    // The first module of the page is autoload.
    'alive after autoload ran, ms': module
      ? (alive - module.ts - (module.dur ?? 0)) / 1000
      : Number.NaN,
  };
}
