import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Clock, HOUR } from '../server/clock';
import { closeDatabase } from '../server/database';
import { listen, stopListening } from '../server/listen';
import { PasswordTries } from '../server/password-tries';
import { defaultPlans, type PlanLimits } from '../server/plans';
import { rateLimit } from '../server/rate-limit';
import { limitRequestTime } from '../server/request-time';
import { servicePath } from '../src/api/routes';
import { cloudKitRoutes } from '../src/api/routes/cloud-kits';
import { apiRoot, createApp } from './app';
import { hasDatabase, openDatabase } from './database';
import { purge } from './purge';
import { assertNoSeeds, seed } from './seeds';
import type { Service } from './service';
import { removeStrayFiles } from './stray-files';

/** Log-in attempts per minute, for an IP address and for an account. More are delayed. */
const TRIES_PER_MINUTE = 10;

/** The options of the service. */
export interface LibraryServiceOptions {
  /** 0 picks a free port. */
  readonly port: number;
  /** Default 127.0.0.1: reachable from this computer only. */
  readonly host?: string;
  /** Holds `library.db` and the kits' files; created when missing. */
  readonly dataDir: string;
  /** Fills a new database with accounts, templates and kits; default true. */
  readonly seed?: boolean;
  /** Refuses to start with seeded accounts, whose password is public, unless `seed` is set; default false. */
  readonly isPublic?: boolean;
  readonly plans?: PlanLimits;
  readonly clock?: Clock;
  /** The number of trusted reverse proxies in front of the service; default 0. */
  readonly proxies?: number;
  /** Milliseconds between two log-in attempts above the limit; default 1,000. */
  readonly loginPause?: number;
}

/** A running service. */
export interface RunningLibraryService {
  /** Its origin, without a trailing slash. */
  readonly url: string;
  readonly service: Service;
  close(): Promise<void>;
}

/**
 * Starts the library service.
 *
 * @throws StartupError the data folder cannot be used, it has seeded accounts, or the port cannot be listened on
 */
export async function startLibraryService(
  options: LibraryServiceOptions,
): Promise<RunningLibraryService> {
  const { host, port } = options;
  const isNew = !hasDatabase(options.dataDir);
  const service = openService(options);
  const { database } = service;
  try {
    if (options.seed ?? true) await seed(service);
    else if (options.isPublic) await assertNoSeeds(service, options.dataDir);
    removeStrayFiles(service, isNew);
    purge(service);
    const purging = setInterval(() => purgeLater(service), HOUR);
    const server = createServer(getRequestListener(createApp(service).fetch));
    limitRequestTime(server, { isUpload });
    const url = await listen(server, { port, host, variable: 'LIBRARY_PORT' });
    const close = async (): Promise<void> => {
      clearInterval(purging);
      await stopListening(server);
      closeDatabase(database);
    };
    return { url, service, close };
  } catch (error) {
    closeDatabase(database);
    throw error;
  }
}

const { saveKit } = cloudKitRoutes;

const isUpload = (method: string, path: string): boolean =>
  method === saveKit.method && path === apiRoot + servicePath(saveKit.path);

/** Purges, and leaves it to the next hour when it fails: another process may hold the database for a moment. */
function purgeLater(service: Service): void {
  try {
    purge(service);
  } catch (error) {
    console.error('Library service: a purge failed, so it is tried again in an hour.', error);
  }
}

function openService({
  dataDir,
  plans = defaultPlans,
  clock = Date.now,
  proxies = 0,
  loginPause = 1000,
}: LibraryServiceOptions): Service {
  const passwordTries = new PasswordTries(rateLimit(TRIES_PER_MINUTE, clock), loginPause);
  return { dataDir, database: openDatabase(dataDir), plans, clock, proxies, passwordTries };
}
