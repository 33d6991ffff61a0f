/**
 * `npm run bench:lighthouse`: Lighthouse's four categories for every kind of page of the documentation and of the demo
 * site, with its usual phone (1.6 Mbit/s, 150 ms, CPU ÷ 4, simulated). The first use fetches the npm package
 * `lighthouse`. Accessibility, best practices and SEO are exact and measured once; a figure below 100 ends the command
 * with an error and names the audits. Performance is the median of `ROUNDS` runs (5), with Lighthouse's
 * `benchmarkIndex` of this machine.
 *
 * `PATHS=/docs,/contact` measures some pages; `CATEGORIES=performance` some categories.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { warmUp } from '../demo/server/assets';
import { startServer } from '../demo/server/server';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.js';
import { fetchedPackage } from '../scripts/fetched-package';
import { median } from './median';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const EXACT = ['accessibility', 'best-practices', 'seo'] as const;
const CATEGORIES = process.env.CATEGORIES?.split(',') ?? [...EXACT, 'performance'];

/** The measured pages: one of each kind. */
const PATHS = process.env.PATHS?.split(',') ?? [
  '/docs',
  '/docs/search',
  '/docs/start',
  '/docs/wordpress',
  '/docs/elements',
  '/docs/elements/nh-counter',
  '/docs/elements/nh-contact-form',
  '/docs/elements/nh-page-editor',
  '/docs/blocks/heading',
  '/docs/theme',
  '/docs/nothing-appears',
  '/docs/frameworks',
  '/docs/replace/header',
  '/docs/kits-api',
  '/docs/compatibility',
  '/docs/accessibility',
  '/docs/performance',
  '/docs/changelog',
  '/',
  '/works',
  '/lightbox',
  '/contact',
  '/pages/agency',
  '/regions',
  '/privacy',
];

/** The part of Lighthouse's report that counts here. */
interface Report {
  readonly lighthouseVersion: string;
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Category {
  /** From 0 to 1; null when an audit failed to run. */
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly details?: { readonly items?: readonly unknown[] };
}

const lighthouse = fetchedPackage({
  name: 'lighthouse',
  version: '12.8.2',
  cache: 'nh-lighthouse',
  size: '185 MB',
});
const dataDir = mkdtempSync(join(tmpdir(), 'nh-lighthouse-'));
await warmUp('dist/cdn');
const server = await startServer({ port: 0, dataDir });
const table: Record<string, Record<string, number>> = {};
const indexes: number[] = [];
const faults: string[] = [];
try {
  for (const path of PATHS) table[path] = await measured(path);
} finally {
  await server.close();
  rmSync(dataDir, { recursive: true });
}
const [cpu] = cpus();
console.table(table);
console.log(
  `${cpus().length} cores (${cpu?.model.trim()}), benchmarkIndex ${median(indexes).toFixed(0)}, ${new Date().toDateString()}`,
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

/** The scores of a page, from 0 to 100. */
async function measured(path: string): Promise<Record<string, number>> {
  // The first request of a page prepares it.
  const answer = await fetch(server.url + path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}, so it is not measured.`);
  const exact = EXACT.filter((name) => CATEGORIES.includes(name));
  const scores: Record<string, number> = {};
  if (exact.length > 0) {
    const report = await run(path, exact);
    for (const name of exact) scores[name] = scoreOf(report, name);
    for (const name of exact) if (scores[name] !== 100) faults.push(...failed(path, report, name));
  }
  if (!CATEGORIES.includes('performance')) return scores;
  const runs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    runs.push(scoreOf(await run(path, ['performance']), 'performance'));
  }
  return { ...scores, performance: median(runs) };
}

async function run(path: string, categories: readonly string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      `${lighthouse}/cli/index.js`,
      server.url + path,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless=new', ...chromiumArguments].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 256 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout) as Report;
  indexes.push(report.environment.benchmarkIndex);
  return report;
}

function scoreOf({ categories }: Report, name: string): number {
  return Math.round((categories[name]?.score ?? 0) * 100);
}

/** The audits that cost a page points, with their findings. */
function failed(path: string, { categories, audits }: Report, name: string): string[] {
  const counted = categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counted
    .map(({ id }) => ({ id, ...audits[id] }))
    .filter(({ score }) => score === undefined || (score !== null && score < 1))
    .map(
      ({ id, title, details }) =>
        `${path}: ${name}: ${id}: ${title}: ${JSON.stringify(details?.items)?.slice(0, 2000)}`,
    );
}
