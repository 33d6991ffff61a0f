/**
 * `npm run bench:host`: milliseconds in which headless Chromium paints 1,000 elements and updates them
 * all, by r2wc alone and by our host, in turn, in one page; the median round counts.
 */
import puppeteer from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.js';
import { median } from './median';
import { pageScript } from './page-script';

const COUNT = 1000;
const ROUNDS = 9;
const contenders = { 'r2wc alone': 'plain-card', 'nh-elements': 'nh-card' };

const script = await pageScript('host-page.tsx');

const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage();
await page.evaluate(script);

interface Round {
  readonly draw: number;
  readonly update: number;
}
const rounds: Record<string, Round[]> = {};
for (let i = 0; i < ROUNDS; i++) {
  for (const [name, tag] of Object.entries(contenders)) {
    const round = (await page.evaluate(`round('${tag}', ${COUNT})`)) as Round;
    rounds[name] = [...(rounds[name] ?? []), round];
  }
}
await browser.close();

console.table(
  Object.entries(rounds).map(([contender, results]) => ({
    contender,
    [`draw ${COUNT}, ms`]: Math.round(median(results.map(({ draw }) => draw))),
    [`update ${COUNT}, ms`]: Math.round(median(results.map(({ update }) => update))),
  })),
);
