import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import SQLite from 'libsql';
import { type ServerOptions, startServer } from '../../demo/server/server';
import { shared, temporaryFolder } from '../shared';

/** A server on a free port with a data folder of its own. */
export interface TestSite {
  readonly url: string;
  readonly dataDir: string;
  readonly newPassword?: string | undefined;
  /** Rows of the server's database. */
  rows(sql: string, ...values: readonly unknown[]): Record<string, unknown>[];
  /** Advances the server's clock. */
  pass(milliseconds: number): void;
  /** Stops the server, and keeps its folder. */
  stop(): Promise<void>;
  /** Stops the server and removes its folder. */
  close(): Promise<void>;
}

/** Starts a server with an empty outbox and no rate limit of submissions, unless `options` set them. */
export async function startSite(options: Partial<ServerOptions> = {}): Promise<TestSite> {
  const dataDir = options.dataDir ?? temporaryFolder('nh-demo');
  let later = 0;
  const { url, newPassword, close } = await startServer({
    port: 0,
    dataDir,
    seed: false,
    clock: () => Date.now() + later,
    ...options,
    limits: { submissionsPerMinute: 1000, kitStepTime: 60_000, ...options.limits },
  });
  return {
    url,
    dataDir,
    newPassword,
    rows: (sql, ...values) => rows(dataDir, sql, values),
    pass: (milliseconds) => {
      later += milliseconds;
    },
    stop: close,
    async close() {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function rows(dataDir: string, sql: string, values: readonly unknown[]) {
  const database = new SQLite(join(dataDir, 'site.db'));
  try {
    return database.prepare(sql).all(...values) as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

const sharedSite = shared(() => startSite(), { close: (site) => site.close() });

/** The server that read-only tests of this process share; it stops after the last of them. */
export function siteForReading(): () => TestSite {
  return siteFrom(sharedSite);
}

/** Starts a server for the tests of a `describe` that change its data. */
export function siteForTests(options: Partial<ServerOptions> = {}): () => TestSite {
  const site = siteFrom(() => startSite(options));
  after(() => site().close());
  return site;
}

function siteFrom(start: () => Promise<TestSite>): () => TestSite {
  let site: TestSite | undefined;
  before(async () => {
    site = await start();
  });
  return () => {
    if (!site) throw new Error('The site is not running.');
    return site;
  };
}
