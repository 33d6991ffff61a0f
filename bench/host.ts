/**
 * `npm run bench:host`: milliseconds in which headless Chromium paints 1,000 elements and updates them all, and
 * the heap, listeners and nodes that are left after their removal. The elements are printed links with a
 * controller, and the same element drawn by React. With `-- --against FOLDER`, the page layout in FOLDER runs in
 * alternation with ours. Last, a card drawn by r2wc alone and by our host. The median round counts.
 */
import puppeteer, { type CDPSession } from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.js';
import { type Figures, printComparison } from './comparison';
import type { Sample } from './host-page';
import { inTurn } from './in-turn';
import { type LayoutPage, layoutPage } from './layout-page';
import { layouts } from './layouts';
import { pageScript } from './page-script';
import type { CardTimes } from './r2wc-page';

const COUNT = 1000;
const ROUNDS = 9;
const ELEMENT = 'lightbox';
const item = (title: string): string => `{ "items": [{ "url": "#a", "title": "${title}" }] }`;
const SAMPLES: Record<string, Sample> = {
  enhanced: {
    markup: `<nh-${ELEMENT} settings='{ "title": "one" }'><a href="/a.jpg">A</a></nh-${ELEMENT}>`,
    settings: '{ "title": "two" }',
    tells: 'nh-lightbox-open',
  },
  drawn: {
    markup: `<nh-${ELEMENT} settings='${item('one')}'></nh-${ELEMENT}>`,
    settings: item('two'),
    shows: 'two',
  },
};
const CARDS = [
  { name: 'r2wc alone', tag: 'plain-card' },
  { name: 'nh-elements', tag: 'nh-card' },
];

await compareLayouts();
await compareCards();

async function compareLayouts(): Promise<void> {
  const { all, against } = await layouts();
  const script = await pageScript('host-page.ts');
  const pages = await Promise.all(all.map(layoutPage));
  try {
    for (const { page, session } of pages) {
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      await page.evaluate(script);
      await page.evaluate(`import('/assets/nh/define/${ELEMENT}.js')`);
    }
    for (const [kind, sample] of Object.entries(SAMPLES)) {
      // The first run fetches and compiles the code.
      for (const page of pages) await measured(page, sample);
      const rounds = await inTurn(pages, ROUNDS, (page) => measured(page, sample));
      printComparison(`${COUNT} ${kind} elements`, rounds, against);
    }
  } finally {
    for (const { close } of pages) await close();
  }
}

async function measured({ page, session }: LayoutPage, sample: Sample): Promise<Figures> {
  const argument = JSON.stringify(sample);
  const before = await held(session);
  const draw = await worked(session, () => page.evaluate(`draw(${argument}, ${COUNT})`));
  const update = await worked(session, () => page.evaluate(`update(${argument})`));
  await page.evaluate(`remove(${argument})`);
  const after = await held(session);
  return {
    'draw, ms': draw.time,
    'draw, ms of the main thread': draw.work,
    'update, ms': update.time,
    'update, ms of the main thread': update.work,
    'bytes left of each': (after.bytes - before.bytes) / COUNT,
    'listeners left of all': after.listeners - before.listeners,
    'nodes left of all': after.nodes - before.nodes,
  };
}

/** The milliseconds that an action reports, and the main thread's busy time, whatever else ran. */
async function worked(
  session: CDPSession,
  act: () => Promise<unknown>,
): Promise<{ time: number; work: number }> {
  const before = await threadTime(session);
  const time = Number(await act());
  return { time, work: (await threadTime(session)) - before };
}

async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** The heap, listeners and nodes of the page after a garbage collection. */
async function held(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: bytes } = await session.send('Runtime.getHeapUsage');
  const { jsEventListeners: listeners, nodes } = await session.send('Memory.getDOMCounters');
  return { bytes, listeners, nodes };
}

async function compareCards(): Promise<void> {
  const browser = await puppeteer.launch({
    executablePath: chromiumPath(),
    args: chromiumArguments,
  });
  const page = await browser.newPage();
  await page.evaluate(await pageScript('r2wc-page.tsx'));
  const rounds = await inTurn(CARDS, ROUNDS, async ({ tag }) => {
    const { draw, update } = (await page.evaluate(`round('${tag}', ${COUNT})`)) as CardTimes;
    return { 'draw, ms': draw, 'update, ms': update };
  });
  await browser.close();
  printComparison(`${COUNT} cards`, rounds, 'r2wc alone');
}
