/**
 * `npm run bench:portfolio`: the time in which headless Chromium shows a grid of tiles, filters it, and shows all
 * tiles again, by isotope-layout, shufflejs, mixitup and nh-elements, with animations off. Each round visits a new
 * page for each of them, in alternation; the median round counts. `first` starts with data. In `printed`, the
 * tiles are painted before the clock starts, as a server would print them; nh-elements places them by its
 * controller, without filters. 50,000 tiles are shown by nh-elements alone.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import puppeteer from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.js';
import { inTurn } from './in-turn';
import { median } from './median';
import { pageScript } from './page-script';
import type { Figures } from './portfolio-page';
import { HEIGHT, WIDTH } from './portfolio-tiles';

/** Numbers of tiles; `COUNTS=200,5000` measures only these. */
const COUNTS = (process.env.COUNTS ?? '200,1000,5000,50000').split(',').map(Number);
/** Number of tiles from which only nh-elements is measured: the others draw all tiles, so a round takes too long. */
const MANY = 50_000;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const OURS = 'nh-elements';
const NAMES = ['isotope-layout', 'shufflejs', 'mixitup', OURS];

/** The figures of one visit. */
type Visit = Figures & { readonly printed: number; readonly heap: number };

const script = await pageScript('portfolio-page.ts');
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4"><rect width="6" height="4" fill="#998"/></svg>';
const server = createServer(({ url }, response) => {
  const isPicture = url === '/picture.svg';
  response.setHeader('Content-Type', isPicture ? 'image/svg+xml' : 'text/html');
  response.end(isPicture ? picture : '<!doctype html><title>Benchmark</title>');
}).listen();
const { port } = server.address() as AddressInfo;
const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: chromiumArguments });

for (const count of COUNTS) {
  const names = count < MANY ? NAMES : [OURS];
  print(count, await inTurn(names, ROUNDS, (name) => visited(name, count)));
}
await browser.close();
server.close();

async function visited(name: string, count: number): Promise<Visit> {
  const { heap, result } = await measured<Figures>(`measure('${name}', ${count})`);
  if (count >= MANY) return { ...result, heap, printed: Number.NaN };
  const printed = await measured<number>(`measurePrinted('${name}', ${count})`);
  return { ...result, heap, printed: printed.result };
}

async function measured<Result>(call: string): Promise<{ result: Result; heap: number }> {
  const page = await browser.newPage();
  await page.setViewport({ width: WIDTH, height: HEIGHT });
  await page.goto(`http://localhost:${port}/`);
  await page.evaluate(script);
  const result = (await page.evaluate(call)) as Result;
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.close();
  return { result, heap: usedSize / 2 ** 20 };
}

function print(count: number, visits: ReadonlyMap<string, readonly Visit[]>): void {
  console.log(`\n${count} items, median of ${ROUNDS} rounds; ms, nodes, MiB`);
  const rows = [...visits].map(([contender, all]) => {
    const of = (key: keyof Visit): number => rounded(median(all.map((visit) => visit[key])));
    return {
      contender,
      first: of('first'),
      printed: of('printed'),
      filter: of('filter'),
      all: of('all'),
      'longest task': of('longest'),
      nodes: of('nodes'),
      heap: of('heap'),
    };
  });
  console.table(rows);
  const ours = rows.find(({ contender }) => contender === OURS);
  const peers = rows.filter((row) => row !== ours);
  if (!ours || peers.length === 0) return;
  for (const step of ['first', 'printed', 'filter', 'all'] as const) {
    const fastest = Math.min(...peers.map((row) => row[step]));
    console.log(`${step}: ${(ours[step] / fastest).toFixed(2)} of the fastest of the others`);
  }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
