import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { LibraryRefusal } from '../server/library-refusal';
import { libraryRequests } from '../server/library-requests';
import { Refusal, refusalResponse } from '../server/refusal';
import { serve } from '../server/routes';
import { servicePath, serviceRoutes } from '../src/api/routes';
import { accountOfToken } from './accounts/grants';
import { accountHandlers } from './accounts/handlers';
import { authorizeRoutes } from './authorize/routes';
import type { Env } from './call';
import { folderHandlers } from './folder-handlers';
import { healthRoutes } from './health';
import { kitHandlers } from './kits/handlers';
import type { Service } from './service';
import { templateHandlers } from './templates/handlers';
import { thumbnailHandlers } from './thumbnail-handlers';

/** The root of the API that sites call. */
export const apiRoot = '/v1';

/** The library service: the API for sites, and the pages on which a person connects a site. */
export function createApp(service: Service): Hono {
  const app = new Hono();
  app.route('/', healthRoutes(service));
  app.route('/', authorizeRoutes(service));
  app.route(apiRoot, api(service));
  app.notFound((context) => refusalResponse(context, new LibraryRefusal('library-not-found')));
  app.onError(failure);
  return app;
}

function api(service: Service): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (context, next) => {
    const [, token] = /^Bearer (\S+)$/.exec(context.req.header('Authorization') ?? '') ?? [];
    const account = token && (await accountOfToken(service, token));
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
  };
  serve(app, serviceRoutes, handlers, { requests: libraryRequests, pathOf: servicePath });
  return app;
}

function failure(error: Error, context: Context): Response {
  if (error instanceof Refusal) return refusalResponse(context, error);
  // The form of a person is too large or unreadable.
  if (error instanceof HTTPException) return error.getResponse();
  console.error('Library service: a request failed, so it was answered with 500.', error);
  return refusalResponse(context, new Refusal(500, 'general', 'The library failed.'));
}
