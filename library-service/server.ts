import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Clock, HOUR } from '../server/clock';
import { listen, stopListening } from '../server/listen';
import { PasswordTries } from '../server/password-tries';
import { defaultPlans, type PlanLimits } from '../server/plans';
import { limitRequestTime } from '../server/request-time';
import { servicePath } from '../src/api/routes';
import { cloudKitRoutes } from '../src/api/routes/cloud-kits';
import { apiRoot, createApp } from './app';
import { openBlobs } from './blobs/open';
import type { Telemetry } from './observation/open-telemetry';
import type { WriteLine } from './observation/request-log';
import { purgeOnce } from './purge';
import { assertNoSeeds, seed } from './seeds';
import type { Service } from './service';
import { sharedLine } from './shared-line';
import { sharedRateLimit } from './shared-rate-limit';
import { hasSqlite, type OpenStorage, openStorage } from './storage/open';
import { clearFiles, KITS } from './stray-files';
import { fillContentKeys } from './templates/content-keys';

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
  /** The address of a PostgreSQL database, instead of `library.db`: `postgres://…`. */
  readonly databaseUrl?: string | undefined;
  /** An S3-compatible store for the kits' files, instead of the data folder: `s3://…`. */
  readonly blobsUrl?: string | undefined;
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
  /** Gets one line of JSON for each request; default: no line. */
  readonly log?: WriteLine | undefined;
  readonly telemetry?: Telemetry | undefined;
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
  const { host, port, dataDir, databaseUrl } = options;
  const isNew = databaseUrl === undefined && !hasSqlite(dataDir);
  const storage = await openStorage(dataDir, databaseUrl);
  try {
    const service = await serviceOn(storage, options);
    await fillContentKeys(service);
    if (options.seed ?? true) await seed(service);
    else if (options.isPublic) await assertNoSeeds(service);
    await clearFiles(service, { isNew, isRemote: options.blobsUrl !== undefined });
    await purgeOnce(service);
    const purging = setInterval(() => void purgeOnce(service), HOUR);
    const server = createServer(getRequestListener(createApp(service, options).fetch));
    limitRequestTime(server, { isUpload });
    const url = await listen(server, { port, host, variable: 'LIBRARY_PORT' });
    const close = async (): Promise<void> => {
      clearInterval(purging);
      await stopListening(server);
      await storage.close();
      await options.telemetry?.stop();
    };
    return { url, service, close };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

const { saveKit } = cloudKitRoutes;

const isUpload = (method: string, path: string): boolean =>
  method === saveKit.method && path === apiRoot + servicePath(saveKit.path);

async function serviceOn(
  { database, isShared }: OpenStorage,
  {
    dataDir,
    plans = defaultPlans,
    clock = Date.now,
    proxies = 0,
    loginPause = 1000,
    blobsUrl,
  }: LibraryServiceOptions,
): Promise<Service> {
  const folder = join(dataDir, KITS);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const storage = { database, isShared };
  const passwordTries = new PasswordTries(
    sharedRateLimit(storage, TRIES_PER_MINUTE, clock),
    sharedLine(storage, loginPause, clock),
  );
  const blobs = await openBlobs(folder, blobsUrl);
  return { ...storage, blobs, dataDir, plans, clock, proxies, passwordTries };
}
