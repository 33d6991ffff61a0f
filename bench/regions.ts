/**
 * `npm run bench:regions`: milliseconds in which headless Chromium draws a map of 1,000 regions and its editor, and
 * follows a selection and a typed letter, each to the painted frame. The median round counts.
 */
import puppeteer from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.js';
import { median } from './median';
import { pageScript } from './page-script';
import type { RegionFigures } from './regions-page';

const COUNT = 1000;
const ROUNDS = 7;

const script = await pageScript('regions-page.ts');

const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage();
await page.evaluate(script);
const rounds: RegionFigures[] = [];
for (let round = 0; round < ROUNDS; round++)
  rounds.push((await page.evaluate(`measure(${COUNT})`)) as RegionFigures);
await browser.close();

const middle = (name: keyof RegionFigures) =>
  Math.round(median(rounds.map((figures) => figures[name])));
console.table({
  'region map': { 'draw, ms': middle('draw'), 'choose or type, ms': middle('choose') },
  'region editor': { 'draw, ms': middle('edit'), 'choose or type, ms': middle('type') },
});
