import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { accountOfToken } from './accounts/grants';
import { accountRoutes } from './accounts/routes';
import { authorizeRoutes } from './authorize/routes';
import type { Env } from './call';
import { folderRoutes } from './folder-routes';
import { kitRoutes } from './kits/routes';
import { Refusal } from './refusal';
import type { Service } from './service';
import { templateRoutes } from './templates/routes';
import { thumbnailOf } from './thumbnails';
import { undo } from './undo';

/** Where the calls of sites are. */
export const apiRoot = '/v1';

/** The whole service: the calls of sites, by token, and the pages on which a person lets a site in. */
export function createApp(service: Service): Hono {
  const app = new Hono();
  app.route('/', authorizeRoutes(service));
  app.route(apiRoot, api(service));
  app.notFound((context) => refused(context, new Refusal('library-not-found')));
  app.onError((error, context) => {
    if (error instanceof Refusal) return refused(context, error);
    console.error('The library failed on a call.', error);
    return context.json(
      { code: 'general', message: 'The library failed.', data: { status: 500 } },
      500,
    );
  });
  return app;
}

function api(service: Service): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (context, next) => {
    const [, token] = /^Bearer (\S+)$/.exec(context.req.header('Authorization') ?? '') ?? [];
    const account = token && accountOfToken(service, token);
    if (!account) throw new Refusal('library-not-connected');
    context.set('account', account);
    await next();
    context.header('Cache-Control', 'private, no-cache');
  });
  // A list that has not changed since is not sent again. A kit's file is too large to be hashed for it.
  const tagged = etag();
  app.use((context, next) => (context.req.path.endsWith('/file') ? next() : tagged(context, next)));
  app.route('/account', accountRoutes(service));
  app.route('/folders', folderRoutes(service));
  app.route('/templates', templateRoutes(service));
  app.route('/kits', kitRoutes(service));
  app.post('/undo/:undo', (context) =>
    context.json({ done: undo(service, context.var.account, context.req.param('undo')) }),
  );
  app.get('/thumbnails/:name', (context) => {
    const { database } = service;
    const picture = thumbnailOf(database, context.var.account.id, context.req.param('name'));
    if (!picture) throw new Refusal('library-not-found');
    context.header('Content-Type', picture.type);
    context.header('X-Content-Type-Options', 'nosniff');
    return context.body(picture.data);
  });
  return app;
}

function refused(context: Context, { code, status, message }: Refusal): Response {
  context.header('Cache-Control', 'no-store');
  return context.json({ code, message, data: { status } }, status);
}
