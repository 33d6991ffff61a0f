import { type Context, Hono, type HonoRequest, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { fairTurns } from '../server/fair-turns';
import { LibraryRefusal } from '../server/library-refusal';
import { libraryRequests } from '../server/library-requests';
import { networkOf } from '../server/network';
import { Refusal, refusalResponse } from '../server/refusal';
import { serve } from '../server/routes';
import { visitorAddress } from '../server/visitor-address';
import { servicePath, serviceRoutes } from '../src/api/routes';
import { accountOfToken } from './accounts/grants';
import { accountHandlers } from './accounts/handlers';
import { authorizeRoutes } from './authorize/routes';
import type { Env } from './call';
import { folderHandlers } from './folder-handlers';
import { healthRoutes } from './health';
import { kitHandlers } from './kits/handlers';
import { KnownAccounts } from './known-accounts';
import type { Telemetry } from './observation/open-telemetry';
import { identifyRequests, logRequests, type WriteLine } from './observation/request-log';
import type { Service } from './service';
import { templateHandlers } from './templates/handlers';
import { thumbnailHandlers } from './thumbnail-handlers';
import { trashHandlers } from './trash-handlers';

/** The root of the API that sites call. */
export const apiRoot = '/v1';

/** How the requests are observed. Default: only unexpected errors are printed. */
export interface Observation {
  /** Gets one line of JSON for each request. */
  readonly log?: WriteLine | undefined;
  readonly telemetry?: Telemetry | undefined;
}

/** The library service: the API for sites, and the pages on which a person connects a site. */
export function createApp(service: Service, { log, telemetry }: Observation = {}): Hono {
  const app = new Hono();
  app.use(identifyRequests());
  if (telemetry) app.use(telemetry.observe);
  if (log) app.use(logRequests(log) as MiddlewareHandler);
  app.route('/', healthRoutes(service));
  const accounts = new KnownAccounts();
  // A site sends the requests of all its people from one address. Only a checked token has turns of its own.
  app.use(
    fairTurns({
      clientOf: (context) => {
        const account = accounts.of(context.req.header('Authorization'));
        return account === undefined
          ? networkOf(visitorAddress(service, context))
          : `account ${account}`;
      },
      isLong: ({ req }) => isTransfer(req),
      tooMany: () => new LibraryRefusal('library-busy'),
    }),
  );
  app.route('/', authorizeRoutes(service));
  app.route(apiRoot, api(service, accounts));
  app.notFound((context) => refusalResponse(context, new LibraryRefusal('library-not-found')));
  app.onError((error, context) => failure(error, context, log !== undefined));
  return app;
}

function api(service: Service, accounts: KnownAccounts): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (context, next) => {
    const authorization = context.req.header('Authorization');
    const [, token] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
    const account = token ? await accountOfToken(service, token) : undefined;
    accounts.set(authorization, account?.id);
    if (!account) throw new LibraryRefusal('library-not-connected');
    context.set('account', account);
    await next();
    context.header('Cache-Control', 'private, no-cache');
  });
  // An unchanged list is answered with 304. A kit's file is too large to be hashed for each request.
  const tagged = etag();
  app.use((context, next) => (context.req.path.endsWith('/file') ? next() : tagged(context, next)));
  const handlers = {
    ...accountHandlers(service),
    ...folderHandlers(service),
    ...templateHandlers(service),
    ...thumbnailHandlers(service),
    ...kitHandlers(service),
    ...trashHandlers(service),
  };
  serve(app, serviceRoutes, handlers, { requests: libraryRequests, pathOf: servicePath });
  return app;
}

/** Whether a request sends or fetches the file of a kit. */
const isTransfer = ({ method, path }: HonoRequest): boolean =>
  path.endsWith('/file') || (method === 'POST' && path.endsWith('/kits'));

function failure(error: Error, context: Context, isLogged: boolean): Response {
  if (error instanceof Refusal) return refusalResponse(context, error);
  // The form of a person is too large or unreadable.
  if (error instanceof HTTPException) return error.getResponse();
  // The client has gone in the middle of its request.
  if (context.req.raw.signal.aborted) {
    return refusalResponse(context, new Refusal(400, 'general', 'The request broke off.'));
  }
  // The line of the request has the error.
  if (!isLogged) {
    console.error('Library service: a request failed, so it was answered with 500.', error);
  }
  return refusalResponse(context, new Refusal(500, 'general', 'The library failed.'));
}
