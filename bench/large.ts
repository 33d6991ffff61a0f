/**
 * `npm run bench:large`: milliseconds in which headless Chromium paints a form of 1,000 fields and 5,000 rules
 * from JSON, and maps of 5,000 regions from SVG files of 1 and 50 MB; and the longest task on the way, by the
 * processor time of the main thread. The median round counts.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import puppeteer, { type Page } from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.js';
import { longestTask } from './library-scroll';
import { median } from './median';
import { pageScript } from './page-script';

const FIELDS = 1000;
const REGIONS = 5000;
const FILE_SIZES = [1, 50];
const ROUNDS = 5;

// Files of 50 MB: more than puppeteer can answer to an intercepted request.
const server = createServer(answer).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const script = await pageScript('large-page.ts');
const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const acts: Record<string, string> = {
  [`form, ${FIELDS} fields`]: `drawForm(${FIELDS})`,
  ...Object.fromEntries(
    FILE_SIZES.map((size) => [
      `map, ${REGIONS} regions, ${size} MB`,
      `drawMap('${origin}/${size}.svg', ${REGIONS})`,
    ]),
  ),
};
const rows: Record<string, Record<string, number>> = {};
for (const [name, act] of Object.entries(acts)) rows[name] = await measured(act);
console.table(rows);
await browser.close();
server.close();

/** Each round has a page of its own, so that no code is warm. */
async function measured(act: string): Promise<Record<string, number>> {
  const times: number[] = [];
  const tasks: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await emptyPage();
    tasks.push(await longestTask(page, async () => times.push(Number(await page.evaluate(act)))));
    await page.close();
  }
  return {
    'painted, ms': Math.round(median(times)),
    'longest task, ms': Math.round(median(tasks)),
  };
}

async function emptyPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${origin}/`);
  await page.evaluate(script);
  return page;
}

function answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const size = Number(/^\/(\d+)\.svg$/.exec(url)?.[1]);
  response.setHeader('Content-Type', size ? 'image/svg+xml' : 'text/html');
  response.end(size ? mapFile(size * 1_000_000) : '<!doctype html><title>Large</title>');
}

/** Regions in rows of a hundred, with outlines so detailed that the file has the size. */
function mapFile(size: number): string {
  const detail = Math.floor(size / REGIONS - 80);
  const paths = Array.from({ length: REGIONS }, (_, at) => {
    const outline = 'l1 1l-1 1'.repeat(Math.ceil(detail / 9)).slice(0, detail - (detail % 9));
    const [x, y] = [(at % 100) * 10, Math.floor(at / 100) * 10];
    return `<path id="r${at}" title="Region ${at}" d="M${x} ${y}h8${outline}v8h-8z"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500">${paths.join('\n')}</svg>`;
}
