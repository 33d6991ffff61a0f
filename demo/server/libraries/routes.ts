import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { bodyOf } from '../../../library-service/call';
import { KEY, once, onceAwaited, requestName } from '../../../library-service/once';
import { listQuery } from '../../../library-service/templates/query';
import { connectRequest } from '../../../src/elements/kits/libraries/wire/account';
import { bulkRequest } from '../../../src/elements/kits/libraries/wire/bulk';
import { newTemplates, templateChange } from '../../../src/elements/kits/libraries/wire/template';
import { accountOf } from '../account/account';
import { administratorsOnly, type KitEnv } from '../kits/guard';
import { visitorContext } from '../page-context';
import type { Site } from '../site';
import { wireError } from '../wire-error';
import { backToCloud, backToSite, toCloud, toSite } from './across';
import { beginConnect, callbackPath, endConnect } from './connect';
import { libraryFailure } from './library-error';
import { handedOn, passOn } from './pass-on';
import { callService, named } from './service-call';
import { listSiteTemplates } from './site-template-list';
import {
  keepSiteTemplates,
  removeSiteTemplates,
  renameSiteTemplate,
  siteTemplate,
} from './site-templates';
import { forgetToken, tokenOf } from './tokens';
import { addressAfter, connectedView, strayView } from './views';

/** Where the libraries' calls are. */
export const libraryRoot = '/wp-json/nh/v1/library';
export const templatesRoot = '/wp-json/nh/v1/templates';

/** Bytes of JSON that a call may bring; kits come as streams, whose size the library counts. */
const maxSize = 20 * 1024 * 1024;

/** What the site passes on as it comes, below its `/library`. */
const passed: readonly (readonly [method: string, path: RegExp])[] = [
  ['PUT', /^\/account\/plan$/],
  ['GET', /^\/(?:folders|templates|kits)$/],
  ['POST', /^\/(?:folders|templates|kits)$/],
  ['GET', /^\/(?:templates|kits)\/\d+$/],
  ['PATCH', /^\/(?:folders|templates)\/\d+$/],
  ['DELETE', /^\/(?:folders|kits)\/\d+$/],
  ['GET', /^\/kits\/\d+\/file$/],
];

/** The calls of the libraries' elements, and the page that the library leads the browser back to. */
export function libraryRoutes(site: Site): Hono<KitEnv> {
  const app = new Hono<KitEnv>();
  app.get(callbackPath, (context) => callback(site, context));
  app.get(`${libraryRoot}/thumbnails/:name{[\\da-f]+}`, (context) => thumbnail(site, context));
  app.use(`${libraryRoot}/*`, administratorsOnly(site));
  app.use(`${templatesRoot}/*`, administratorsOnly(site));
  app.route(libraryRoot, cloudRoutes(site));
  app.route(templatesRoot, siteRoutes(site));
  app.onError(libraryFailure);
  return app;
}

function cloudRoutes(site: Site): Hono<KitEnv> {
  const app = new Hono<KitEnv>();
  app.onError(libraryFailure);
  app.get('/', async (context) => {
    const { person } = context.var;
    if (!site.libraryService || !tokenOf(site, person)) return context.json({});
    return passOn(site, context, person, '/account');
  });
  app.post('/connect', async (context) => {
    const { returnTo } = await bodyOf(context, connectRequest);
    return context.json({ url: beginConnect(site, context, context.var.person, returnTo) });
  });
  app.delete('/', async (context) => {
    const { person } = context.var;
    // The token ends at the library too; here it ends even where the library does not answer.
    await callService(site, person, '/account', { method: 'DELETE' }).catch(() => undefined);
    forgetToken(site, person);
    return context.json({});
  });
  app.post('/templates/bulk', limited(), async (context) => {
    const { person } = context.var;
    const request = await bodyOf(context, bulkRequest);
    if (request.action !== 'delete' && request.destination.place === 'site') {
      const isMove = request.action === 'move';
      const work = () => toSite(site, person, request.selected, isMove);
      return context.json(await onceAwaited(site, requestName(context.req, person), work));
    }
    const body = JSON.stringify(request);
    const headers = named(context.req.header(KEY));
    const sent = { method: 'POST', headers, body };
    return handedOn(await callService(site, person, '/templates/bulk', sent));
  });
  app.post('/undo/:undo{[\\w-]+}', async (context) => {
    const undo = context.req.param('undo');
    const answer = await passOn(site, context, context.var.person, `/undo/${undo}`);
    if (answer.ok) backToCloud(site, undo);
    return answer;
  });
  app.all('/*', (context) => {
    const path = context.req.path.slice(libraryRoot.length);
    const isKnown = passed.some(
      ([method, form]) => method === context.req.method && form.test(path),
    );
    if (!isKnown) {
      return wireError(context, 404, 'rest_no_route', 'Nothing answers this address and method.');
    }
    return passOn(site, context, context.var.person, path);
  });
  return app;
}

function siteRoutes(site: Site): Hono<KitEnv> {
  const app = new Hono<KitEnv>();
  app.onError(libraryFailure);
  app.use(limited());
  app.get('/', (context) => context.json(listSiteTemplates(site, listQuery(context))));
  app.post('/', async (context) => {
    const { templates } = await bodyOf(context, newTemplates);
    const { person } = context.var;
    const kept = once(site, requestName(context.req, person), () =>
      keepSiteTemplates(site, person, templates),
    );
    return context.json({ templates: kept }, 201);
  });
  app.post('/bulk', async (context) => {
    const request = await bodyOf(context, bulkRequest);
    const { action, selected } = request;
    const { person } = context.var;
    const name = requestName(context.req, person);
    if (action === 'delete') {
      return context.json(once(site, name, () => removeSiteTemplates(site, selected)));
    }
    const { destination } = request;
    // The site's templates lie in no folders: there is nothing to move or copy within it.
    const folder = destination.place === 'cloud' ? destination.folder : null;
    const key = context.req.header(KEY);
    const work = () => toCloud(site, person, { selected, folder, isMove: action === 'move', key });
    return context.json(await onceAwaited(site, name, work));
  });
  app.post('/undo/:undo', async (context) => {
    const { person } = context.var;
    return context.json({ done: await backToSite(site, person, context.req.param('undo')) });
  });
  app.get('/:id{[0-9]+}', (context) => context.json(siteTemplate(site, context.req.param('id'))));
  app.patch('/:id{[0-9]+}', async (context) => {
    const { title } = await bodyOf(context, templateChange);
    return context.json(renameSiteTemplate(site, context.req.param('id'), title));
  });
  return app;
}

// A picture is asked for by the page, without a nonce: it changes nothing, and no other site can read it.
function thumbnail(site: Site, context: Context<KitEnv>): Response | Promise<Response> {
  const account = accountOf(site, context);
  if (!account?.isAdministrator) {
    return wireError(context, 401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
  }
  return passOn(site, context, account.name, context.req.path.slice(libraryRoot.length));
}

async function callback(site: Site, context: Context): Promise<Response> {
  context.header('Cache-Control', 'no-store');
  const connected = await endConnect(site, context);
  const page = visitorContext(site, context);
  if (!connected) return context.html(strayView(page), 400);
  context.header('Refresh', `0; url=${addressAfter(connected)}`);
  return context.html(connectedView(page, connected));
}

function limited() {
  return bodyLimit({
    maxSize,
    onError: (context) => wireError(context, 413, 'library-too-large', 'That is too large.'),
  });
}
