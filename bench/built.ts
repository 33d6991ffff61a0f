/**
 * `npm run bench:built`: what pages of the page builder's cost a visitor's slow phone (1.6 Mbit/s,
 * 150 ms, CPU ÷ 4) in headless Chromium before the first scroll: with our tags, adopted, and with the
 * weight of the classic stack. Then the longest task of adopting 1,000 nodes that are all due at once
 * (CPU ÷ 4), and what one of 10,000 nodes costs that needs nothing. The median counts.
 */
import type { Page } from 'puppeteer-core';
import { closeShared } from '../test/shared';
import { openSite, type Site } from '../test/site/browser';
import { classicSite } from './classic-site';
import { type Figures, printComparison } from './comparison';
import { inTurn } from './in-turn';
import { median } from './median';
import { pageScript } from './page-script';

const VISITS = 5;
const COUNT = 1000;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

/** What a page has noted about its own start. */
interface Notes {
  blocked: number;
  shift: number;
  longest: number;
  /** When the first accordion lived. */
  alive: number;
}

interface Contender {
  readonly name: string;
  readonly address: string;
}

const site = await openSite();
const classic = await classicSite(site.url);
try {
  const contenders: Contender[] = [
    { name: 'tags', address: `${classic.url}/built` },
    { name: 'adopted', address: `${classic.url}/built-adopted` },
    { name: 'classic', address: `${classic.url}/classic` },
  ];
  const visits = await inTurn(contenders, VISITS, (contender) => start(site, contender));
  printComparison('A built page before the first scroll', visits, 'classic');
  const tasks: number[] = [];
  for (let round = 0; round < VISITS; round++) tasks.push(await longestTask(site));
  console.log(`\nLongest task while ${COUNT} nodes are adopted, CPU ÷ 4: ${median(tasks)} ms`);
  console.log(`A node that needs nothing: ${(await nodeCost(site)).toFixed(2)} µs`);
} finally {
  classic.close();
  await site.close();
  await closeShared();
}

async function start(site: Site, { address }: Contender): Promise<Figures> {
  const visit = await site.visit('/reference', { width: 390, javaScript: false });
  const { page } = visit;
  await page.setJavaScriptEnabled(true);
  await slowPhone(page);
  await page.evaluateOnNewDocument(takeNotes);
  await page.goto(address, { waitUntil: 'networkidle0' });
  const figures = await page.evaluate(() => {
    const scripts = (
      performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    ).filter(({ name }) => name.includes('.js'));
    const { blocked, shift, alive } = Reflect.get(window, 'notes') as Notes;
    const autoload = scripts.find(({ name }) => name.includes('autoload'))?.responseEnd ?? 0;
    return {
      'script bytes': scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      'script files': scripts.length,
      'first contentful paint, ms':
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      'blocking time of long tasks, ms': blocked,
      'layout shift, thousandths': shift * 1000,
      'the accordion lives after, ms': alive,
      'and after autoload came, ms': autoload && alive - autoload,
    };
  });
  await visit.leave();
  return figures;
}

async function slowPhone(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Runs in the page, before anything else. */
function takeNotes(): void {
  const notes: Notes = { blocked: 0, shift: 0, longest: 0, alive: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      notes.blocked += duration - 50;
      notes.longest = Math.max(notes.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.shift += Reflect.get(entry, 'value');
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.elementor-accordion[data-nh-live]')) return;
    notes.alive = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributes: true });
  Object.assign(window, { notes });
}

interface TraceEvent {
  readonly name: string;
  /** Microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

/** Milliseconds of our script in the longest task, once the nodes are in the page and laid out. */
async function longestTask(site: Site): Promise<number> {
  const visit = await site.visit('/built-adopted?only=accordion', { width: 390 });
  const { page } = visit;
  await page.waitForSelector('.elementor-accordion[data-nh-live]');
  const session = await page.createCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])));
  await session.send('Tracing.start', { categories: 'devtools.timeline' });
  await page.evaluate(adoptMany, COUNT);
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  await visit.leave();
  const isOurs = ({ name, args }: TraceEvent): boolean =>
    name === 'RunMicrotasks' || (args?.data?.url?.includes('/assets/nh/') ?? false);
  const own = events.filter(isOurs);
  // The thread's own time, so that a busy machine does not count; four times, as on a slow phone.
  return Math.round((Math.max(...own.map(({ tdur = 0 }) => tdur)) * 4) / 1000);
}

/** Runs in the page: resolves when as many nodes live, all of them in view at once. */
async function adoptMany(count: number): Promise<void> {
  const printed = document
    .querySelector('.elementor-widget-accordion')
    ?.cloneNode(true) as HTMLElement;
  for (const node of printed.querySelectorAll('[data-nh-live]'))
    node.removeAttribute('data-nh-live');
  const place = document.createElement('div');
  for (let at = 0; at < count; at++) {
    const node = printed.cloneNode(true) as HTMLElement;
    Object.assign(node.style, { position: 'absolute', insetBlockStart: '0' });
    place.append(node);
  }
  // In the page, but not in its boxes: their layout is not what is measured.
  place.style.display = 'none';
  document.body.append(place);
  await new Promise((resolve) => setTimeout(resolve, 500));
  place.style.display = '';
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (place.querySelectorAll('[data-nh-live]').length < count) requestAnimationFrame(look);
      else resolve();
    };
    look();
  });
}

async function nodeCost(site: Site): Promise<number> {
  const visit = await site.visit('/reference', { alive: false });
  await visit.page.evaluate(await pageScript('built-nodes-page.ts'));
  const costs: number[] = [];
  for (let round = 0; round < 9; round++) {
    costs.push(
      await visit.page.evaluate(() => Reflect.get(window, 'microsecondsForNode')() as number),
    );
  }
  await visit.leave();
  return median(costs);
}
