import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Clock } from '../../server/clock';
import { closeDatabase } from '../../server/database';
import { listen, stopListening } from '../../server/listen';
import { PasswordTries } from '../../server/password-tries';
import { rateLimit } from '../../server/rate-limit';
import { limitRequestTime } from '../../server/request-time';
import { sealKeyIn } from '../../server/sealed-text';
import { waitingLine } from '../../server/waiting-line';
import { cloudKitRoutes } from '../../src/api/routes/cloud-kits';
import { createApp } from './app';
import { hasDatabase, openDatabase } from './database';
import { createMailer } from './forms/mail';
import { keyedHash } from './keyed-hash';
import type { KitSurroundings } from './kits/surroundings';
import { kitLibraryOf } from './libraries/kit-library';
import { sealStoredTokens } from './libraries/tokens';
import { defaultLimits, type Limits } from './limits';
import { preparePassword } from './outbox/password';
import { saveSamples } from './outbox/samples';
import { openPageAssets } from './page-assets';
import { collections } from './portfolio/collection';
import { purgeRegularly } from './purge';
import type { PageAssets, Site } from './site';
import { openSource, type Source } from './source';

/** The options of the demo server. */
export interface ServerOptions {
  /** 0 picks a free port. */
  readonly port: number;
  /** Default 127.0.0.1: reachable from this computer only. */
  readonly host?: string;
  /** The folder of the database and the mails; created when missing. */
  readonly dataDir: string;
  /** The public address without a trailing slash, such as `https://bindery.example`. */
  readonly siteUrl?: string | undefined;
  /** The number of trusted reverse proxies in front of the server; default 0. */
  readonly proxies?: number;
  /** `smtp://user:password@host:port`. Without it, mails are written as `.eml` files. */
  readonly smtpUrl?: string;
  /** The outbox's password; default: the stored one, else a random one. */
  readonly adminPassword?: string;
  /** Fills a new database with sample submissions; default true. */
  readonly seed?: boolean;
  /** Serves the library from source instead of from its build. */
  readonly fromSource?: boolean;
  /** The folder of the built library for pages; default `dist/cdn`. */
  readonly libraryFolder?: string;
  /** Overrides of `defaultLimits`. */
  readonly limits?: Partial<Limits>;
  readonly clock?: Clock;
  /** The origin of the library service; default: none. */
  readonly libraryService?: string | undefined;
  /** The environment of the kit tools; default: `libraryService`, and no simulated faults. */
  readonly kits?: KitSurroundings;
  /** Limits the rights of an account in the page editor; default: administrators have all. */
  readonly pageRights?: Site['pageRights'];
  /** Reads the documentation at its first request; default: all of it. */
  readonly docs?: Site['docs'];
}

/** A running server. */
export interface RunningServer {
  /** Its origin, without a trailing slash. */
  readonly url: string;
  /** The outbox's password, if this start has created it. */
  readonly newPassword?: string | undefined;
  /** Waits up to ten seconds for open requests, then closes the database. */
  close(): Promise<void>;
}

const { saveKit } = cloudKitRoutes;

/** Kits for the cloud are uploaded as a whole. */
const isUpload = (method: string, path: string): boolean =>
  method === saveKit.method && path.endsWith(saveKit.path);

/**
 * Starts the demo site.
 *
 * @throws StartupError the data folder, the mail server's address or the port cannot be used
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const isNew = !hasDatabase(options.dataDir);
  const site = openSite(options, await openPageAssets(options));
  let source: Source | undefined;
  try {
    const newPassword = await preparePassword(site.database, options.adminPassword);
    if (isNew && (options.seed ?? true)) await saveSamples(site);
    source = options.fromSource ? await openSource(site.assets.headSnippet) : undefined;
    const { server, idle } = httpServer(site, source);
    const url = await listen(server, { port: options.port, host: options.host, variable: 'PORT' });
    const endPurges = purgeRegularly(site);
    const close = async () => {
      endPurges();
      await stopListening(server);
      await idle();
      await source?.close();
      closeDatabase(site.database);
    };
    return { url, newPassword, close };
  } catch (error) {
    await source?.close();
    closeDatabase(site.database);
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
    pageRights,
    docs,
  }: ServerOptions,
  assets: PageAssets,
): Site {
  const mailer = createMailer(dataDir, smtpUrl);
  const database = openDatabase(dataDir);
  const tokenKey = sealKeyIn(join(dataDir, 'library.key'));
  sealStoredTokens({ database, tokenKey });
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
    passwordTries: new PasswordTries(loginRate, waitingLine(limits.loginPause)),
    assets,
    libraryService,
    tokenKey,
    pageRights,
    docs,
    kits: {
      library: libraryService ? kitLibraryOf({ database, libraryService, tokenKey }) : undefined,
      ...kits,
    },
  };
}

/** Creates the HTTP server. `idle()` settles when all requests are processed. */
function httpServer(
  site: Site,
  source: Source | undefined,
): { server: Server; idle(): Promise<unknown> } {
  const app = createApp(site);
  const underway = new Set<Promise<Response>>();
  const listener = getRequestListener((request, env) => {
    // Processing continues when the visitor disconnects, for example while a mail is being sent.
    const work = Promise.resolve(app.fetch(request, env));
    underway.add(work);
    void work.finally(() => underway.delete(work)).catch(() => {});
    return work;
  });
  const server = createServer({ keepAliveTimeout: 5_000 }, (request, response) => {
    // While stopping, Node would keep idle connections open for some seconds.
    response.on('close', () => !server.listening && server.closeIdleConnections());
    if (source) source.handle(request, response, () => void listener(request, response));
    else void listener(request, response);
  });
  limitRequestTime(server, { isUpload });
  return { server, idle: () => Promise.allSettled(underway) };
}
