/**
 * `npm run bench:loading`: what the contact page costs a visitor's slow phone (1.6 Mbit/s, 150 ms,
 * CPU ÷ 4) in headless Chromium, with the form as the server has printed it and with the one that is
 * drawn from JSON: the scripts, the main thread's long tasks, and when the form lives. With
 * `-- --against FOLDER` the page layout in FOLDER is visited in turn with ours, on the same site. Every
 * visit is a fresh visitor's; the median counts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { closeShared } from '../test/shared';
import { openSite, type Site } from '../test/site/browser';
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
/** What only React itself holds. */
const REACT = 'react.transitional.element';

/** What a page has noted about its own start. */
interface Notes {
  /** Every task of more than 50 ms: when it began, and how long it took. */
  readonly longTasks: { readonly start: number; readonly duration: number }[];
  /** Resolves to when the form lived. */
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
  // What comes after the form belongs to the page's costs too.
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

/** Runs in the page, before anything else. */
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

/** Runs in the page, when all is there. */
function whatCame() {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const { longTasks } = Reflect.get(window, 'notes') as Notes;
  const blocked = (tasks: typeof longTasks): number =>
    tasks.reduce((sum, { duration }) => sum + duration - 50, 0);
  return {
    firstPaint,
    // What ends in the first paint is the browser's own first layout; nothing can be clicked before it.
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
