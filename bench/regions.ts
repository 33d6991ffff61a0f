/**
 * `npm run bench:regions`: milliseconds in which headless Chromium draws a map of 1,000 regions and its
 * editor, and follows a choice and a letter, each to the painted frame. The median round counts.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { build } from 'vite';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.js';
import { median } from './median';
import type { RegionFigures } from './regions-page';

const COUNT = 1000;
const ROUNDS = 7;

const folder = mkdtempSync(join(tmpdir(), 'nh-bench-'));
await build({
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: folder,
    lib: {
      entry: fileURLToPath(new URL('regions-page.ts', import.meta.url)),
      formats: ['iife'],
      name: 'bench',
      fileName: () => 'page.js',
    },
  },
});

const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage();
await page.evaluate(readFileSync(join(folder, 'page.js'), 'utf8'));
const rounds: RegionFigures[] = [];
for (let round = 0; round < ROUNDS; round++)
  rounds.push((await page.evaluate(`measure(${COUNT})`)) as RegionFigures);
await browser.close();
rmSync(folder, { recursive: true });

const middle = (name: keyof RegionFigures) =>
  Math.round(median(rounds.map((figures) => figures[name])));
console.table({
  'region map': { 'draw, ms': middle('draw'), 'choose or type, ms': middle('choose') },
  'region editor': { 'draw, ms': middle('edit'), 'choose or type, ms': middle('type') },
});
