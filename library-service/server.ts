import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Clock, MINUTE } from '../demo/server/clock';
import { StartupError } from '../demo/server/startup-error';
import { createApp } from './app';
import { openDatabase } from './database';
import { purge, removeStrayFiles } from './purge';
import { seed } from './seeds';
import { defaultPlans, type PlanLimits, type Service } from './service';

/** How the service is to run. */
export interface LibraryServiceOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Default 127.0.0.1: this computer alone. */
  readonly host?: string;
  /** Made when it is missing; holds `library.db` and the kits' files. */
  readonly dataDir: string;
  /** Fills a new database with accounts, templates and kits; default true. */
  readonly seed?: boolean;
  readonly plans?: PlanLimits;
  readonly clock?: Clock;
}

/** A service that is running. */
export interface RunningLibraryService {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly service: Service;
  close(): Promise<void>;
}

/**
 * Starts the library service.
 *
 * @throws StartupError the data folder cannot be used, or the port cannot be listened on
 */
export async function startLibraryService(
  options: LibraryServiceOptions,
): Promise<RunningLibraryService> {
  const { dataDir, plans = defaultPlans, clock = Date.now, host = '127.0.0.1', port } = options;
  const database = openDatabase(dataDir);
  const service: Service = { dataDir, database, plans, clock };
  try {
    if (options.seed ?? true) await seed(service);
    removeStrayFiles(service);
    purge(service);
    const purging = setInterval(() => purge(service), 60 * MINUTE);
    const server = createServer(getRequestListener(createApp(service).fetch));
    await new Promise<void>((resolve, reject) => {
      server.once('error', (cause) => reject(portError(port, cause)));
      server.listen(port, host, resolve);
    });
    const { port: taken } = server.address() as AddressInfo;
    const close = async (): Promise<void> => {
      clearInterval(purging);
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
      database.close();
    };
    return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, service, close };
  } catch (error) {
    database.close();
    throw error;
  }
}

function portError(port: number, cause: Error): StartupError {
  return new StartupError(
    `The library's port ${port} cannot be used: ${cause.message}. Set LIBRARY_PORT to another.`,
    { cause },
  );
}
