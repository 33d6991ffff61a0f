/**
 * `npm run bench:service`: the library service on SQLite, and on PostgreSQL (two services on one database). Prints the
 * time of 200 saves, the latencies of 50 clients for a time (seconds as the first argument, default 60), and those of the
 * first page of an account with a million templates (or the second argument), with each sort and filter of the page. Exits with 1 if such a page takes 50 ms at the 95th percentile.
 */
import { sql } from 'kysely';
import { makeAccount } from '../library-service/accounts/accounts';
import { type RunningLibraryService, startLibraryService } from '../library-service/server';
import type { Storage } from '../library-service/storage/storage';
import { startPostgres } from '../scripts/postgres.js';
import { MINUTE } from '../server/clock';
import { newTemplate, tokenFor } from '../test/library-service/service';
import { closeShared, temporaryFolder } from '../test/shared';

const SECONDS = Number(process.argv[2] ?? 60);
const CLIENTS = 50;
const SAVES = 200;
const TEMPLATES = Number(process.argv[3] ?? 1_000_000);

/** Half of the templates were edited since then. */
const HALF = (TEMPLATES / 2) * MINUTE;

/** Milliseconds that the first page of a million templates may take. */
const MOST = 50;

const person = {
  email: 'a@example.org',
  name: 'Ada',
  plan: 'pro',
  password: 'a password',
} as const;
const room = { items: 1e9, bytes: 1e15 };

/** Sends a request to one of the services in turn. */
type Send = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

async function measure(name: string, services: readonly RunningLibraryService[]): Promise<number> {
  const [{ service }] = services as [RunningLibraryService];
  const account = await makeAccount(service, person);
  const token = await tokenFor(service, account);
  let turn = 0;
  const send: Send = async (method, path, body) => {
    turn += 1;
    const response = await fetch(`${services[turn % services.length]?.url}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return response.json();
  };
  console.log(`\n${name}`);
  console.log(`${SAVES} saves, 8 at a time: ${Math.round(await savesTime(send))} ms`);
  console.table(await underLoad(send));
  await fill(service, account.id);
  // Idle connections were closed in the meantime.
  for (const { url } of services) await fetch(`${url}/health`).catch(() => undefined);
  const pages = await firstPages(send);
  console.table(pages);
  return Math.max(...Object.values(pages).map(({ p95 }) => p95));
}

async function savesTime(send: Send): Promise<number> {
  const started = performance.now();
  let left = SAVES;
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await send('POST', '/templates', { templates: [newTemplate(`Saved ${left}`)] });
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  return performance.now() - started;
}

interface Latencies {
  readonly requests: number;
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
}

/** Each client does one request after another: mostly lists, some details and saves. */
async function underLoad(send: Send): Promise<Record<string, Latencies>> {
  const times: Record<string, number[]> = { list: [], search: [], save: [], folders: [] };
  const until = performance.now() + SECONDS * 1000;
  const client = async (_: unknown, number: number): Promise<void> => {
    for (let round = number; performance.now() < until; round += 1) {
      const kind = ['list', 'search', 'list', 'save', 'list', 'folders'][round % 6] ?? 'list';
      const started = performance.now();
      if (kind === 'list') await send('GET', '/templates?sort=date&limit=50');
      else if (kind === 'search') await send('GET', `/templates?search=saved%20${round % 200}`);
      else if (kind === 'folders') await send('GET', '/folders');
      else await send('POST', '/templates', { templates: [newTemplate(`Load ${round}`)] });
      times[kind]?.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return Object.fromEntries(Object.entries(times).map(([kind, all]) => [kind, latencies(all)]));
}

async function firstPages(send: Send): Promise<Record<string, Latencies>> {
  const queries = {
    'by date': 'sort=date&order=desc',
    'by title': 'sort=title&order=asc',
    'by author': 'sort=author&order=asc',
    'of a type': 'sort=date&order=desc&type=section',
    'of a rare type': 'sort=date&order=desc&type=popup',
    'of an author': 'sort=date&order=desc&author=Author%207',
    'of a rare author': 'sort=date&order=desc&author=Rare',
    'of a type, by title': 'sort=title&order=asc&type=section',
    'of an author, by title': 'sort=title&order=asc&author=Author%207',
    'since a date': `sort=date&order=desc&since=${HALF}`,
    'of a type since a date': `sort=date&order=desc&type=section&since=${HALF}`,
    'a rare word': 'sort=date&search=999999',
    'a word of 10,000': 'sort=date&search=99',
  };
  const pages: Record<string, Latencies> = {};
  for (const [name, query] of Object.entries(queries)) {
    const times: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      const started = performance.now();
      await send('GET', `/templates?limit=50&${query}`);
      times.push(performance.now() - started);
    }
    pages[name] = latencies(times);
  }
  return pages;
}

function latencies(times: readonly number[]): Latencies {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.floor(share * sorted.length)] ?? 0) * 10) / 10;
  return { requests: times.length, p50: at(0.5), p95: at(0.95), longest: at(1 - 1e-9) };
}

/** Stores all templates by the database alone: one was edited each minute, for about two years. */
async function fill({ database, isShared }: Storage, account: number): Promise<void> {
  await sql`
    INSERT INTO templates (account, title, title_key, type, author, author_key, content,
      page_settings, bytes, created, edited)
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${sql.raw(String(TEMPLATES))})
    SELECT ${sql.raw(String(account))}, 'Template ' || n, 'template ' || n,
      CASE WHEN n % 1000 = 1 THEN 'popup' WHEN n % 3 = 0 THEN 'section' ELSE 'page' END,
      CASE WHEN n % 5000 = 9 THEN 'Rare' ELSE 'Author ' || (n % 50) END,
      CASE WHEN n % 5000 = 9 THEN 'rare' ELSE 'author ' || (n % 50) END,
      '[]', '{}', 4, n * CAST(${sql.raw(String(MINUTE))} AS BIGINT), n * CAST(${sql.raw(String(MINUTE))} AS BIGINT) FROM numbers`.execute(
    database,
  );
  // PostgreSQL does so by itself after some minutes.
  await sql.raw(isShared ? 'VACUUM ANALYZE' : 'ANALYZE').execute(database);
}

const folder = () => temporaryFolder('nh-bench-service');
const options = { port: 0, seed: false, plans: { none: room, trial: room, pro: room } };
const slowest: number[] = [];

const sqlite = await startLibraryService({ ...options, dataDir: folder() });
slowest.push(await measure('SQLite', [sqlite]));
await sqlite.close();

const postgres = startPostgres();
if (postgres.url !== undefined) {
  const dataDir = folder();
  const start = () => startLibraryService({ ...options, dataDir, databaseUrl: postgres.url });
  const services = [await start(), await start()];
  slowest.push(await measure('PostgreSQL, two services', services));
  for (const service of services) await service.close();
  postgres.stop();
} else console.log(postgres.missing);

await closeShared();
if (Math.max(...slowest) >= MOST) {
  console.error(`bench:service: a first page took ${MOST} ms or more.`);
  process.exitCode = 1;
}
