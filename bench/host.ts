/**
 * `npm run bench:host`: milliseconds in which headless Chromium paints 1,000 elements and updates them
 * all, by r2wc alone and by our host, in turn, in one page; the median round counts.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { build } from 'vite';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.js';

const COUNT = 1000;
const ROUNDS = 9;
const contenders = { 'r2wc alone': 'plain-card', 'nh-elements': 'nh-card' };

const folder = mkdtempSync(join(tmpdir(), 'nh-bench-'));
await build({
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: folder,
    lib: {
      entry: fileURLToPath(new URL('host-page.tsx', import.meta.url)),
      formats: ['iife'],
      name: 'bench',
      fileName: () => 'page.js',
    },
  },
});

const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage();
await page.evaluate(readFileSync(join(folder, 'page.js'), 'utf8'));

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
rmSync(folder, { recursive: true });

console.table(
  Object.entries(rounds).map(([contender, results]) => ({
    contender,
    [`draw ${COUNT}, ms`]: median(results.map(({ draw }) => draw)),
    [`update ${COUNT}, ms`]: median(results.map(({ update }) => update)),
  })),
);

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}
