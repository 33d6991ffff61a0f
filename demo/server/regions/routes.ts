import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { mapMarkup } from '../../pages/region-markup';
import { csrfToken, isAdministrator, sessionOf } from '../outbox/sessions';
import { loginView } from '../outbox/views';
import { visitorContext } from '../page-context';
import type { Site } from '../site';
import { regionNonce } from './nonce';
import { savedRegions, seedStockists } from './records';
import { editorView, forbiddenView } from './views';

/** The map's JSON file and its editor. The page itself is in `demo/pages`. */
export function regionRoutes(site: Site): Hono {
  seedStockists(site.database);
  const app = new Hono();
  app.use('/regions/map.svg', etag());
  app.get('/regions/map.svg', (context) => mapFile(site, context));
  app.get('/admin/regions', (context) => editorPage(site, context));
  return app;
}

async function mapFile({ database }: Site, context: Context): Promise<Response> {
  const svg = String(await mapMarkup(savedRegions(database)));
  return context.body(svg, 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
}

function editorPage(site: Site, context: Context): Response | Promise<Response> {
  context.header('Cache-Control', 'no-store');
  const page = visitorContext(site, context);
  const session = sessionOf(site, context);
  if (!session) return context.html(loginView(page, '', '/admin/regions'), 401);
  if (!isAdministrator(site, session)) return context.html(forbiddenView(page), 403);
  const config = { ...page.config, nonce: regionNonce(site, session) };
  return context.html(editorView({ ...page, config }, csrfToken(site, session)));
}
