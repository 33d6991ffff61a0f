import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app';
import type { Clock } from './clock';
import { hasDatabase, openDatabase } from './database';
import { createMailer } from './forms/mail';
import { keyedHash } from './keyed-hash';
import type { KitSurroundings } from './kits/surroundings';
import { kitLibraryOf } from './libraries/kit-library';
import { openLibrary } from './library';
import { defaultLimits, type Limits } from './limits';
import { preparePassword } from './outbox/password';
import { keepSamples } from './outbox/samples';
import { PasswordTries } from './outbox/tries';
import { collections } from './portfolio/collection';
import { rateLimit } from './rate';
import type { Library, Site } from './site';
import { openSource, type Source } from './source';
import { StartupError } from './startup-error';

/** How a server is to run. */
export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Default 127.0.0.1: this computer alone. */
  readonly host?: string;
  /** Made when it is missing. */
  readonly dataDir: string;
  /** The address that visitors know, without a slash at the end, such as `https://bindery.example`. */
  readonly siteUrl?: string | undefined;
  /** How many proxies of the site's own stand before it, whose forwarding headers hold; default 0. */
  readonly proxies?: number;
  /** `smtp://user:password@host:port`; without it mails become `.eml` files. */
  readonly smtpUrl?: string;
  /** The outbox's password; default: the one that is kept, else a random one. */
  readonly adminPassword?: string;
  /** Begins a new database with sample submissions; default true. */
  readonly seed?: boolean;
  /** Serves the library from its source instead of as built. */
  readonly fromSource?: boolean;
  /** The folder of the library's page layout; default `dist/cdn`. */
  readonly libraryFolder?: string;
  /** Where they differ from `defaultLimits`. */
  readonly limits?: Partial<Limits>;
  readonly clock?: Clock;
  /** The address of the library service, without a slash at the end; default: the site has none. */
  readonly libraryService?: string | undefined;
  /** What the kit tools' calls find around them; default: that library, and no faults. */
  readonly kits?: KitSurroundings;
}

/** A server that is running. */
export interface RunningServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** The outbox's password, where it was made just now. */
  readonly newPassword?: string | undefined;
  /** Finishes what is under way, for at most ten seconds, and closes the database. */
  close(): Promise<void>;
}

const patience = 10_000;
const timeouts = { headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 5_000 };

/**
 * Starts the demo site.
 *
 * @throws StartupError the data folder or the mail server's address cannot be used, or the port
 *   cannot be listened on
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const isNew = !hasDatabase(options.dataDir);
  const site = openSite(options, await openLibrary(options));
  let source: Source | undefined;
  try {
    const newPassword = await preparePassword(site.database, options.adminPassword);
    if (isNew && (options.seed ?? true)) await keepSamples(site);
    source = options.fromSource ? await openSource(site.library.headSnippet) : undefined;
    const { server, idle } = httpServer(site, source);
    const url = await listen(server, options);
    const close = async () => {
      await stop(server, idle);
      await source?.close();
      site.database.close();
    };
    return { url, newPassword, close };
  } catch (error) {
    await source?.close();
    site.database.close();
    throw error;
  }
}

function openSite(
  {
    dataDir,
    siteUrl,
    proxies = 0,
    smtpUrl,
    clock = Date.now,
    limits: own,
    libraryService,
    kits,
  }: ServerOptions,
  library: Library,
): Site {
  const mailer = createMailer(dataDir, smtpUrl);
  const database = openDatabase(dataDir);
  const limits = { ...defaultLimits, ...own };
  const loginRate = rateLimit(limits.loginsPerMinute, clock);
  return {
    siteUrl,
    proxies,
    dataDir,
    database,
    clock,
    limits,
    hash: keyedHash(database),
    mailer,
    works: collections(database),
    submissionRate: rateLimit(limits.submissionsPerMinute, clock),
    passwordTries: new PasswordTries(loginRate, limits.loginPause),
    library,
    libraryService,
    kits: {
      library: libraryService ? kitLibraryOf({ database, libraryService }) : undefined,
      ...kits,
    },
  };
}

/** The server, and what settles when no request is being worked on. */
function httpServer(
  site: Site,
  source: Source | undefined,
): { server: Server; idle(): Promise<unknown> } {
  const app = createApp(site);
  const underway = new Set<Promise<Response>>();
  const listener = getRequestListener((request, env) => {
    // A visitor may leave while the mail is being sent; the work goes on all the same.
    const work = Promise.resolve(app.fetch(request, env));
    underway.add(work);
    void work.finally(() => underway.delete(work)).catch(() => {});
    return work;
  });
  const server = createServer(timeouts, (request, response) => {
    // Node would keep an answered connection open for seconds more while it is stopping.
    response.on('close', () => !server.listening && server.closeIdleConnections());
    if (source) source.handle(request, response, () => void listener(request, response));
    else void listener(request, response);
  });
  return { server, idle: () => Promise.allSettled(underway) };
}

function listen(server: Server, { port, host = '127.0.0.1' }: ServerOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const why = cause.code === 'EADDRINUSE' ? 'it is in use' : cause.message;
      reject(
        new StartupError(`Port ${port} cannot be used: ${why}. Set PORT to another.`, { cause }),
      );
    });
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${taken}`);
    });
  });
}

async function stop(server: Server, idle: () => Promise<unknown>): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(deadline);
  await idle();
}
