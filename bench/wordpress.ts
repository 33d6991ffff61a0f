/**
 * `WP_DIR=… WP_URL=… npm run bench:wordpress`: pages of a real WordPress, visited as a slow phone (1.6 Mbit/s, 150 ms,
 * CPU ÷ 4) in headless Chromium. Each page comes with the scripts of its plugin, with ours printed by hand with and without
 * preload links, and with our WordPress plugin. Visits alternate; medians count. Responses are compressed with gzip.
 *
 * `WP_DIR` is the folder of a WordPress that contains the other plugins, `WP_URL` the address where it runs
 * (docs/performance.md). `VISITS` is the number of visits; default 9. `PAGES` names some of the pages, `ONLY` some of the
 * contenders besides the page's own plugin.
 */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/contracts';
import { unzip } from '../scripts/wordpress/unzip';
import { newVisit } from '../test/page-objects/site/browser';
import { closeShared } from '../test/shared';
import { type Figures, printComparison } from './comparison';
import { inTurn } from './in-turn';
import { noteStart, slowPhone, startOf } from './page-start';
import { type BenchPage, pages, withOurs } from './wordpress-pages';
import { wordPressSite } from './wordpress-site';

const VISITS = Number(process.env.VISITS ?? 9);
const chosen = process.env.PAGES?.split(',') ?? Object.keys(pages);

interface Contender {
  readonly name: string;
  readonly query: string;
}

const all: readonly Contender[] = [
  { name: 'plugin', query: '' },
  { name: 'ours', query: '?bench=ours' },
  { name: 'with links', query: '?bench=ours&links' },
  { name: 'our plugin', query: '?bench=installed' },
];

const only = process.env.ONLY?.split(',');
const contenders = all.filter(({ name }) => name === 'plugin' || (only?.includes(name) ?? true));

const { WP_DIR, WP_URL } = process.env;
if (!WP_DIR || !WP_URL) throw new Error('Set WP_DIR and WP_URL: see docs/performance.md.');
await addPages(WP_DIR, WP_URL);
const layout = join(root, 'dist/cdn');
const site = await wordPressSite(WP_URL.replace(/\/$/, ''), layout, (html, address) =>
  withOurs(html, address, layout),
);
try {
  for (const name of chosen) {
    const page = pages[name];
    if (!page) throw new Error(`There is no page ${name}.`);
    for (const { query } of contenders) await (await fetch(site.url + page.path + query)).text();
    const visits = await inTurn(contenders, VISITS, (contender) => measured(page, contender));
    printComparison(page.title, visits, 'plugin');
  }
} finally {
  site.close();
  await closeShared();
}

/** Puts our plugin and the pages into the WordPress, which creates the pages with the next requests. */
async function addPages(folder: string, address: string): Promise<void> {
  const plugins = join(folder, 'wp-content/mu-plugins');
  mkdirSync(plugins, { recursive: true });
  copyFileSync(join(root, 'bench/wordpress.php'), join(plugins, 'nh-bench.php'));
  const zip = readFileSync(join(root, 'dist-wordpress/nh-elements.zip'));
  await unzip(zip, join(folder, 'wp-content/plugins'));
  for (let request = 0; request < 2; request++) await (await fetch(address)).text();
}

async function measured({ path, alive }: BenchPage, { query }: Contender): Promise<Figures> {
  const { page, leave } = await newVisit(site.url + path + query, {
    width: 390,
    prepare: async (page) => {
      await slowPhone(page);
      await page.evaluateOnNewDocument(noteStart, alive);
    },
  });
  const figures = await startOf(page);
  await leave();
  return figures;
}
