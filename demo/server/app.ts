import { type Context, Hono, type Next } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { fairTurns } from '../../server/fair-turns';
import { networkOf } from '../../server/network';
import { Refusal } from '../../server/refusal';
import { visitorAddress } from '../../server/visitor-address';
import { docsRoutes } from '../docs/routes';
import { accountRoutes } from './account/routes';
import { ajaxRoutes } from './ajax';
import { assetRoutes } from './assets';
import { documentsRoot } from './cms/build/address';
import { documentCalls } from './cms/build/calls';
import { mediaRest } from './cms/media-rest';
import { contentRoutes } from './cms/routes';
import { editorRoutes } from './editor/routes';
import { isForeign } from './foreign-origin';
import { formRoutes } from './forms/rest';
import { kitPages } from './kits/pages';
import { kitRoutes } from './kits/routes';
import { libraryRoutes } from './libraries/routes';
import { templatePreviews } from './libraries/template-previews';
import { upgradeRoutes } from './libraries/upgrade';
import { outboxRoutes } from './outbox/routes';
import { sessionOf } from './outbox/sessions';
import { pageEditorRoutes } from './page-editor/routes';
import { pictureRoutes } from './portfolio/pictures';
import { portfolioRest } from './portfolio/rest/routes';
import { workRoutes } from './portfolio/work-pages';
import { fontRoutes } from './preview/fonts';
import { framePages } from './preview/frames';
import { regionRoutes } from './regions/routes';
import { apiPath, restRoot } from './rest';
import { securityHeaders } from './security-headers';
import type { Site } from './site';
import { pageRoutes, printError, printForeign, printNotFound } from './site-pages';
import { trackedRoutes } from './tracked/routes';
import { wireError } from './wire-error';

/** Creates the site's app: pages, REST API, outbox and files. */
export function createApp(site: Site): Hono {
  const app = new Hono({ getPath: routePath });
  const headers = Object.entries(securityHeaders(site.assets.headSnippet));
  app.use(framePages);
  app.use(async (context, next) => {
    await next();
    // A page may have a stricter policy of its own.
    for (const [name, value] of headers) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  });
  app.use(
    fairTurns({
      clientOf: (context) => networkOf(visitorAddress(site, context)),
      isLong: ({ req }) => req.method !== 'GET' || waitsForLibrary(req.path),
      tooMany: () =>
        new Refusal(429, 'too_many_requests', 'Too many requests at once. Try again soon.'),
    }),
  );
  app.use(compress());
  app.use((context, next) => keepPrivate(site, context, next));
  app.use((context, next) => (isForeign(site, context) ? refused(site, context) : next()));
  app.route('/', formRoutes(site));
  app.route(`${restRoot}/wp/v2/media`, mediaRest(site));
  app.route(`${restRoot}/wp/v2`, portfolioRest(site));
  app.route('/', kitRoutes(site));
  app.route(documentsRoot, documentCalls(site));
  app.route('/', libraryRoutes(site));
  app.route('/', editorRoutes(site));
  app.route('/', upgradeRoutes(site));
  app.route('/', pictureRoutes(site.works));
  app.route('/', outboxRoutes(site));
  app.route('/', regionRoutes(site));
  app.route('/', ajaxRoutes(site));
  app.route('/', accountRoutes(site));
  app.route('/', contentRoutes(site));
  app.route('/', kitPages(site));
  app.route('/', pageEditorRoutes(site));
  app.route('/', templatePreviews(site));
  app.route('/', trackedRoutes(site));
  app.route('/', docsRoutes(site.assets, site.docs));
  app.route('/', pageRoutes(site));
  app.route('/', workRoutes(site));
  app.route('/', fontRoutes());
  app.route('/', assetRoutes(site.assets.folder));
  app.notFound((context) =>
    isRest(context)
      ? wireError(context, 404, 'rest_no_route', 'No route matches this URL and method.')
      : printNotFound(site, context),
  );
  app.onError((error, context) => failed(site, error, context));
  return app;
}

/** Whether a GET waits for the library service, which may answer late. */
const waitsForLibrary = (path: string): boolean =>
  ['/library/', apiPath('/library')].some((start) => path.startsWith(start));

/**
 * Keeps the pages of logged-in visitors out of caches that other people share: they contain a nonce and the name
 * of the account.
 */
async function keepPrivate(site: Site, context: Context, next: Next): Promise<void> {
  await next();
  const isPage = context.res.headers.get('Content-Type')?.startsWith('text/html');
  if (isPage && sessionOf(site, context)) context.header('Cache-Control', 'private, no-store');
}

/** The path to route by, with letters decoded. Without pretty permalinks, REST paths are `/?rest_route=/…`. */
function routePath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const route = searchParams.get('rest_route');
  if (pathname === '/' && route) return restRoot + route;
  return pathname.replace(/%[4-7][\da-f]/gi, decodeURIComponent);
}

function isRest(context: Context): boolean {
  return context.req.path.startsWith(`${restRoot}/`);
}

async function refused(site: Site, context: Context): Promise<Response> {
  return isRest(context)
    ? wireError(context, 403, 'rest_foreign_origin', 'Requests from other sites are not allowed.')
    : printForeign(site, context);
}

function failed(site: Site, error: Error, context: Context): Response | Promise<Response> {
  // A posted form is too large or unreadable.
  if (error instanceof HTTPException) return error.getResponse();
  console.error(`${context.req.method} ${context.req.path}:`, error);
  return isRest(context)
    ? wireError(context, 500, 'internal_server_error', 'Something went wrong on the server.')
    : printError(site, context);
}
