/**
 * `npm run bench:kits`: a kit of the page builder with 10,000 documents (or the first argument), of which a fifth is
 * renamed, is opened, imported, exported in both formats and reverted. Prints the time of each, the longest request of another
 * visitor meanwhile, the longest turn of the server's event loop by processor time, and the memory of the server. If the visitor
 * waits for much longer than the longest turn, the machine is busy with something else. A second import, without the visitor,
 * is compared with the same writes alone: each document by the site's own `saveDocument`, and the journal, in transactions of
 * 50 items, in a warm process. Exits with 1 if a visitor waits for 100 ms, a turn takes 50 ms of the processor, or the import
 * takes 1.3 times the processor time.
 */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import SQLite from 'libsql';
import { documentBySlug, documentSlugs, saveDocument } from '../demo/server/cms/documents';
import { openDatabase } from '../demo/server/database';
import { BATCH } from '../demo/server/kits/imports/batches';
import { addItem, planItems, saveItemResults } from '../demo/server/kits/imports/item-records';
import { addImport } from '../demo/server/kits/imports/records';
import { closeDatabase } from '../server/database';
import { transaction } from '../server/transaction';
import type { ImportSession } from '../src/api/kits/import';
import { type Administrator, administrator, kitCall } from '../test/demo/kits/administrator';
import { builderKit, builderSite, wxrFile } from '../test/demo/kits/builder-kits';
import { exported } from '../test/demo/kits/exporting';
import { finished, opened, sessionOf, started } from '../test/demo/kits/importing';
import { type ServerProcess, serverProcess } from '../test/demo/kits/server-process';
import type { TestSite } from '../test/demo/site';
import { closeShared, temporaryFolder } from '../test/shared';

const COUNT = Number(process.argv[2] ?? 10_000);
const POSTS = COUNT / 5;
const RENAMED = COUNT / 5;

/** The interval of the memory's samples, in milliseconds. */
const PAUSE = 25;

/**
 * Milliseconds that a visitor may wait and a turn may use the processor, and the factor by which an import may take longer than
 * its writes.
 */
const MOST = { wait: 100, turn: 50, factor: 1.3 };

interface Phase {
  readonly 'time, s': number;
  readonly 'longest wait, ms': number;
  readonly 'longest turn, ms': number;
  readonly 'requests of the visitor': number;
  readonly 'memory at the end, MB': number;
  readonly 'most memory, MB': number;
}

const phases: Record<string, Phase> = {};
const dataDir = temporaryFolder('nh-bench-kits');
const turnsFile = join(dataDir, 'turns.txt');
const server = await serverProcess(dataDir, {
  NODE_OPTIONS: `--import ${new URL('./turns.js', import.meta.url)}`,
  TURNS_FILE: turnsFile,
});
const site = { url: server.url } as TestSite;
const admin = await administrator(site);
await importAll(await opened(site, admin, kitOf(RENAMED, 0, 'Before')));
const kit = kitOf(COUNT - POSTS, POSTS, 'Now');
await phase('nothing', () => setTimeout(2000));
const open = await phase('opening', () => opened(site, admin, kit));
const decisions = Object.fromEntries(open.conflicts.map(({ id }) => [id, 'rename' as const]));
const begun = await phase('start', () => started(site, admin, open, { decisions }));
const done = await phase('import', () => finished(site, admin, begun));
await phase('contents', () => kitCall(site, admin, 'GET contents'));
await phase('export', () => exported(site, admin));
await phase('export for the builder', () => exported(site, admin, { format: 'elementor' }));
await phase('undo', () => revertAll(site, admin, done));
const again = await started(site, admin, await opened(site, admin, kit), { decisions });
const imported = await cost(
  () => secondsOf(server),
  () => finished(site, admin, again),
);
await server.kill();
// The server is warm too: it has imported before.
const [, alone] = [await writesAlone(done), await writesAlone(done)];
report();
await closeShared();

/** A kit with pages of the builder that link to each other, and posts of the CMS. */
function kitOf(pages: number, posts: number, words: string): Uint8Array<ArrayBuffer> {
  const ids = Array.from({ length: pages }, (_, at) => at + 1);
  const address = (id: number) => `${builderSite}/page-${id % pages}/`;
  const entries = ids.map((id) => [
    id,
    {
      title: `Page ${id}`,
      doc_type: 'wp-page',
      thumbnail: false,
      url: `${builderSite}/page-${id}/`,
    },
  ]);
  const files = ids.map((id) => [`content/page/${id}.json`, pageOf(id, address, words)]);
  const made = Array.from({ length: posts }, (_, at) => ({
    id: 50_000 + at,
    slug: `made-post-${at}`,
    content: `<p>${words} ${'Linen thread and paper. '.repeat(40)}</p>`,
  }));
  return builderKit('3.0', {
    manifest: { content: { page: Object.fromEntries(entries) } },
    files: { ...Object.fromEntries(files), 'wp-content/post/post.xml': wxrFile(made) },
  });
}

function pageOf(id: number, address: (id: number) => string, words: string): unknown {
  const widget = (at: number) => ({
    id: `w${id}x${at}`,
    elType: 'widget',
    widgetType: at % 2 ? 'button' : 'text-editor',
    settings:
      at % 2
        ? { text: `${words} ${at}`, link: { url: address(id * 7 + at) } }
        : { editor: `<p>${words} <b>${id}</b> ${'Paper, board and cloth. '.repeat(8)}</p>` },
    elements: [],
  });
  const box = { id: `b${id}`, elType: 'container', settings: {} };
  const elements = Array.from({ length: 8 }, (_, at) => widget(at));
  return { content: [{ ...box, elements }], settings: {}, metadata: {} };
}

async function importAll(session: ImportSession): Promise<void> {
  await finished(site, admin, await started(site, admin, session));
}

async function revertAll(to: TestSite, who: Administrator, { session }: ImportSession) {
  for (;;) {
    const answer = sessionOf(await kitCall(to, who, `POST imports/${session}/revert`, {}));
    if (answer.state === 'reverted') return;
  }
}

/** Runs a phase, while another visitor requests a page, one request after the other. */
async function phase<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const visitor = new Worker(new URL('./visitor.js', import.meta.url), {
    workerData: `${site.url}/pages/about`,
  });
  await once(visitor, 'online');
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, megabytesOf(server));
  }, PAUSE);
  const [begin, start] = [performance.now(), Date.now()];
  const result = await work();
  const time = performance.now() - begin;
  clearInterval(watch);
  visitor.postMessage('over');
  const [{ longest, requests }] = (await once(visitor, 'message')) as [Visits];
  phases[name] = {
    'time, s': Math.round(time / 10) / 100,
    'longest wait, ms': Math.round(longest),
    'longest turn, ms': Math.round(longestTurn(start)),
    'requests of the visitor': requests,
    'memory at the end, MB': megabytesOf(server),
    'most memory, MB': memory,
  };
  return result;
}

/** The processor time of the longest turn of the server since a time, in milliseconds. `turns.js` writes them. */
function longestTurn(start: number): number {
  const lines = existsSync(turnsFile) ? readFileSync(turnsFile, 'utf8').trim().split('\n') : [];
  const turns = lines.map((line) => line.split(' ').map(Number));
  return Math.max(0, ...turns.map(([end = 0, turn = 0]) => (end > start ? turn : 0)));
}

/** What the visitor has seen. */
interface Visits {
  /** The longest request, in milliseconds. */
  readonly longest: number;
  readonly requests: number;
}

/** Seconds of a clock and of the processor. */
interface Cost {
  readonly time: number;
  readonly processor: number;
}

async function cost(processor: () => number, work: () => unknown): Promise<Cost> {
  const [begin, used] = [performance.now(), processor()];
  await work();
  return { time: (performance.now() - begin) / 1000, processor: processor() - used };
}

/** The processor time of this process, in seconds. */
function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The processor time of a process, from its ticks of 10 ms. */
function secondsOf({ pid }: ServerProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The resident memory of a process. */
function megabytesOf({ pid }: ServerProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** The cost of the import's writes, from a copy of the imported documents. */
async function writesAlone({ manifest }: ImportSession): Promise<Cost> {
  const folder = temporaryFolder('nh-bench-writes');
  const from = new SQLite(join(dataDir, 'site.db'));
  const to = openDatabase(folder);
  const documents = (['page', 'post'] as const)
    .flatMap((type) =>
      documentSlugs(from, type).map(({ slug }) => documentBySlug(from, type, slug)),
    )
    .filter((document) => document !== undefined)
    .sort((one, other) => one.id - other.id)
    .slice(-COUNT);
  const id = addImport(to, { person: 'admin', upload: '', manifest, now: 0 });
  const items = documents.map((document, position) => ({
    runner: 'content' as const,
    part: 'content' as const,
    section: 'pages',
    names: [String(position)],
    kind: 'document' as const,
    key: `${document.type}/${document.slug}`,
    title: document.title,
    value: document,
    position,
    conflict: undefined,
    action: 'new' as const,
    target: undefined,
  }));
  transaction(to, () => {
    for (const item of items) addItem(to, id, item.position, { item, conflict: undefined });
    planItems(to, id, items);
  });
  const writes = await cost(ownSeconds, () => {
    for (let at = 0; at < items.length; at += BATCH) {
      transaction(to, () => {
        const batch = items.slice(at, at + BATCH);
        for (const { value } of batch) saveDocument(to, value);
        saveItemResults(
          to,
          id,
          batch.map((item) => ({ item, outcome: 'created', revision: '0'.repeat(32) })),
        );
      });
    }
  });
  from.close();
  closeDatabase(to);
  return writes;
}

function report(): void {
  console.table(phases);
  const waits = Object.values(phases).map((one) => one['longest wait, ms']);
  const turns = Object.values(phases).map((one) => one['longest turn, ms']);
  const factor = imported.processor / alone.processor;
  for (const [name, key] of [
    ['Time', 'time'],
    ['Processor time', 'processor'],
  ] as const) {
    const times = `the import ${imported[key].toFixed(2)} s, its writes alone ${alone[key].toFixed(2)} s`;
    console.log(`${name}: ${times}, ${(imported[key] / alone[key]).toFixed(2)} times as much.`);
  }
  const isSlow = Math.max(...waits) >= MOST.wait || Math.max(...turns) >= MOST.turn;
  if (isSlow || factor > MOST.factor) process.exitCode = 1;
}
