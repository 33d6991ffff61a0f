/**
 * `npm run bench:library`: `<nh-template-library>` with 10,000 templates on the demo site's own page, in headless
 * Chromium, not throttled. Beside it, a plain list of the same rows, given as data. Reported are:
 *
 * - the milliseconds from the request for the first page, to a library service on the same machine, until its
 *   rows are painted;
 * - the longest task of the main thread (traced, its own time) while a wheel scrolls through all rows and the
 *   scroll bar is pulled back and forth;
 * - the highest number of nodes of items.
 *
 * The median round counts, and the maximum of the nodes. Exits with 1 if the first page takes 100 ms, a task more
 * than 16 ms, or the items have more than 300 nodes.
 */

import { longestTask, mostNodes, type ScrollFigures, scrolled } from './library-scroll';
import { allRows, COUNT, type FirstPage, firstPage, openLibrarySite } from './library-site';
import { median } from './median';
import { pageScript } from './page-script';

const VISITS = Number(process.env.VISITS ?? 9);
const ROUNDS = Number(process.env.ROUNDS ?? 3);

const most = { firstPage: 100, task: 16, nodes: 300 };

const GRID = '[role="grid"]';
const ITEM_NODES = '[part="lines"] *';

/** The scrolling of a list, and the nodes of its items. */
interface Round extends ScrollFigures {
  readonly nodes: number;
}

const script = await pageScript('library-plain.ts');
const site = await openLibrarySite();
try {
  const pages: FirstPage[] = [];
  for (let visit = 0; visit < VISITS; visit++) pages.push(await firstPageOf());
  const views = { list: await roundsOf('list'), tiles: await roundsOf('tiles') };
  const plain = await plainList();
  print(pages, views, plain);
} finally {
  await site.close();
}

async function firstPageOf(): Promise<FirstPage> {
  const visit = await site.visit();
  const figures = await firstPage(visit.page);
  await visit.leave();
  return figures;
}

async function roundsOf(view: 'list' | 'tiles'): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const visit = await site.visit();
    const { page } = visit;
    await firstPage(page);
    if (view === 'tiles') await page.click('[part="view"][aria-pressed="false"]');
    await page.waitForSelector(`[data-view="${view}"] [part~="item"]`);
    await page.waitForNetworkIdle();
    const figures = await scrolled(page, GRID);
    rounds.push({ ...figures, nodes: await mostNodes(page, GRID, ITEM_NODES) });
    await visit.leave();
  }
  return rounds;
}

/** The cost of drawing and scrolling the same rows as a plain list, without a request. */
async function plainList() {
  const visit = await site.visit();
  const { page } = visit;
  const rows = await allRows(page);
  await page.evaluate(script);
  await page.evaluate((all) => void Object.assign(window, { rows: all }), rows);
  let painted = 0;
  const drawing = await longestTask(page, async () => {
    painted = (await page.evaluate('drawPlain(rows)')) as number;
  });
  await page.waitForNetworkIdle();
  const figures = await scrolled(page, '.plain');
  const nodes = await page.evaluate(() => document.querySelectorAll('.plain *').length);
  await visit.leave();
  return { ...figures, painted, drawing, nodes };
}

function print(
  pages: readonly FirstPage[],
  views: Readonly<Record<'list' | 'tiles', readonly Round[]>>,
  plain: Awaited<ReturnType<typeof plainList>>,
): void {
  const painted = median(pages.map((page) => page.painted));
  const of = (rounds: readonly Round[], figure: keyof Round): readonly number[] =>
    rounds.map((one) => one[figure]);
  const rowOf = (rounds: readonly Round[]) => ({
    'first page, ms': round(painted),
    'longest task, ms': round(median(of(rounds, 'longest'))),
    'in any round, ms': round(Math.max(...of(rounds, 'longest'))),
    'with script, ms': round(median(of(rounds, 'scripted'))),
    'tasks beyond 16 ms': median(of(rounds, 'long')),
    nodes: Math.max(...of(rounds, 'nodes')),
  });
  const answered = round(median(pages.map((page) => page.answered)));
  console.log(`\n${COUNT} templates; the first page is answered after ${answered} ms`);
  console.table({
    list: rowOf(views.list),
    tiles: rowOf(views.tiles),
    'plain list': {
      'first page, ms': round(plain.painted),
      'longest task, ms': round(plain.longest),
      'with script, ms': round(plain.drawing),
      'tasks beyond 16 ms': plain.long,
      nodes: plain.nodes,
    },
  });
  const isGood = Object.values(views).every(
    (rounds) =>
      median(of(rounds, 'longest')) <= most.task && Math.max(...of(rounds, 'nodes')) <= most.nodes,
  );
  if (isGood && painted < most.firstPage) return;
  console.error('bench:library: too slow, or too many nodes.');
  process.exitCode = 1;
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10;
}
