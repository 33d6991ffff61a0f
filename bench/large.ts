/**
 * `npm run bench:large`: milliseconds in which headless Chromium paints a form of 1,000 fields and 5,000 rules
 * from JSON, and a map of 5,000 regions from an SVG file of 1 MB; and the longest task on the way, by the
 * processor time of the main thread. The median round counts.
 */
import puppeteer, { type Page } from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.js';
import { longestTask } from './library-scroll';
import { median } from './median';
import { pageScript } from './page-script';

const FIELDS = 1000;
const REGIONS = 5000;
const FILE_SIZE = 1_000_000;
const ROUNDS = 5;
const ORIGIN = 'http://bench.test';

const script = await pageScript('large-page.ts');
const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: chromiumArguments });
console.table({
  [`form, ${FIELDS} fields`]: await measured(`drawForm(${FIELDS})`),
  [`map, ${REGIONS} regions`]: await measured(`drawMap('${ORIGIN}/map.svg', ${REGIONS})`),
});
await browser.close();

/** Each round has a page of its own, so that no code is warm. */
async function measured(act: string): Promise<Record<string, number>> {
  const times: number[] = [];
  const tasks: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await pageWithMap();
    tasks.push(await longestTask(page, async () => times.push(Number(await page.evaluate(act)))));
    await page.close();
  }
  return {
    'painted, ms': Math.round(median(times)),
    'longest task, ms': Math.round(median(tasks)),
  };
}

async function pageWithMap(): Promise<Page> {
  const page = await browser.newPage();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isMap = request.url().endsWith('/map.svg');
    const body = isMap ? mapFile() : '<!doctype html><title>Large</title>';
    void request.respond({ contentType: isMap ? 'image/svg+xml' : 'text/html', body });
  });
  await page.goto(`${ORIGIN}/`);
  await page.evaluate(script);
  return page;
}

/** Regions in rows of a hundred, with outlines so detailed that the file has its size. */
function mapFile(): string {
  const detail = Math.floor(FILE_SIZE / REGIONS - 80);
  const paths = Array.from({ length: REGIONS }, (_, at) => {
    const outline = 'l1 1l-1 1'.repeat(Math.ceil(detail / 9)).slice(0, detail - (detail % 9));
    const [x, y] = [(at % 100) * 10, Math.floor(at / 100) * 10];
    return `<path id="r${at}" title="Region ${at}" d="M${x} ${y}h8${outline}v8h-8z"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500">${paths.join('\n')}</svg>`;
}
