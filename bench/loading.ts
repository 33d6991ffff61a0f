/**
 * `npm run bench:loading`: the cost of the contact page for a slow phone (1.6 Mbit/s, 150 ms, CPU ÷ 4) in headless
 * Chromium: the scripts, the long tasks of the main thread, and the time at which the form is live. The form is
 * printed by the server, or drawn from JSON. With `-- --against FOLDER`, the page layout in FOLDER is visited in
 * alternation with ours, on the same site. Each visit is that of a new visitor; medians count.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { openSite, type Site } from '../test/page-objects/site/browser';
import { closeShared } from '../test/shared';
import { type Figures, printComparison } from './comparison';
import { inTurn } from './in-turn';
import { type Layout, layouts } from './layouts';

const VISITS = 9;
const PAGES = ['/contact', '/contact/json'];
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
/** A text that only React itself contains. */
const REACT = 'react.transitional.element';

/** The measurements of a page about its own start. */
interface Notes {
  /** Every task of more than 50 ms: its start and its duration. */
  readonly longTasks: { readonly start: number; readonly duration: number }[];
  /** Resolves to the time at which the form was live. */
  alive: Promise<number>;
}

/** The demo site with one of the layouts. */
type Contender = Layout & { readonly site: Site };

const { all, against } = await layouts();
const contenders: Contender[] = [];
try {
  for (const layout of all) {
    contenders.push({ ...layout, site: await openSite({ libraryFolder: layout.folder }) });
  }
  for (const path of PAGES) {
    const visits = await inTurn(contenders, VISITS, (contender) => measured(contender, path));
    printComparison(path, visits, against);
  }
} finally {
  for (const { site } of contenders) await site.close();
  await closeShared();
}

async function measured({ site, folder }: Contender, path: string): Promise<Figures> {
  const visit = await site.visit(path, { width: 390, prepare: slowPhone, alive: false });
  const alive = await visit.page.evaluate(() => (Reflect.get(window, 'notes') as Notes).alive);
  // Files that arrive after the form count as the page's cost too.
  await visit.page.waitForNetworkIdle();
  const { scripts, ...times } = await visit.page.evaluate(whatCame);
  await visit.leave();
  const bytes = (some: typeof scripts): number => some.reduce((sum, { size }) => sum + size, 0);
  return {
    'script bytes by the first paint': bytes(scripts.filter(({ end }) => end <= times.firstPaint)),
    'script bytes in all': bytes(scripts),
    'script files': scripts.length,
    'files with React': scripts.filter(({ url }) => hasReact(folder, url)).length,
    'first contentful paint, ms': times.firstPaint,
    'long tasks before it, beyond 50 ms each': times.blockedBefore,
    'blocking time after it, ms': times.blocked,
    'the form lives after, ms': alive,
  };
}

async function slowPhone(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluateOnNewDocument(takeNotes);
}

/** Runs in the page, before its own scripts. */
function takeNotes(): void {
  const notes: Notes = {
    longTasks: [],
    alive: new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('The form does not live.')), 60_000);
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.nh-form-notice')) return;
        resolve(performance.now());
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }),
  };
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) {
      notes.longTasks.push({ start, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  Object.assign(window, { notes });
}

/** Runs in the page, after everything has loaded. */
function whatCame() {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const { longTasks } = Reflect.get(window, 'notes') as Notes;
  const blocked = (tasks: typeof longTasks): number =>
    tasks.reduce((sum, { duration }) => sum + duration - 50, 0);
  return {
    firstPaint,
    // The task that ends in the first paint is the browser's own first layout; no click is possible before it.
    blockedBefore: blocked(longTasks.filter(({ start }) => start < firstPaint)),
    blocked: blocked(longTasks.filter(({ start }) => start >= firstPaint)),
    scripts: resources
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name: url, encodedBodySize: size, responseEnd: end }) => ({ url, size, end })),
  };
}

function hasReact(folder: string, url: string): boolean {
  const [, path] = new URL(url).pathname.split('/assets/nh/');
  return path !== undefined && readFileSync(join(folder, path), 'utf8').includes(REACT);
}
