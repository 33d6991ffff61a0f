import { type Context, Hono } from 'hono';
import { libraryRequests } from '../../../server/library-requests';
import { KEY, keyedRequest, onceAwaited } from '../../../server/once';
import { Refusal, refusalResponse } from '../../../server/refusal';
import { type Handlers, serve } from '../../../server/routes';
import { cloudRoutes, routeGroups } from '../../../src/api/routes';
import { type AdministratorEnv, administratorGuards } from '../administrator';
import { visitorContext } from '../page-context';
import { apiPath } from '../rest';
import type { Site } from '../site';
import { beginConnect, callbackPath, endConnect } from './connect';
import { forward, forwardedResponse, forwardHandlers } from './forward';
import { oneAtATime } from './one-at-a-time';
import { callService, idempotencyHeader } from './service-call';
import { siteTemplateHandlers } from './site-template-handlers';
import { deleteToken, tokenOf } from './tokens';
import { removeMovedCopies, transferToSite } from './transfer';
import { connectedView, returnAddress, unknownAuthorizationView } from './views';

/** The routes of the libraries, and the page to which the library service returns the browser. */
export function libraryRoutes(site: Site): Hono<AdministratorEnv> {
  const app = new Hono<AdministratorEnv>();
  const guards = administratorGuards(site);
  const binding = { requests: libraryRequests, guards, pathOf: apiPath };
  app.get(callbackPath, (context) => callback(site, context));
  serve(app, cloudRoutes, { ...forwardHandlers(site), ...cloudHandlers(site) }, binding);
  serve(app, routeGroups.siteTemplates, siteTemplateHandlers(site), binding);
  // Unknown addresses are reported as missing to administrators only.
  for (const root of ['/library/*', '/templates/*']) app.use(apiPath(root), guards.nonce);
  app.onError((error, context) => {
    if (error instanceof Refusal) return refusalResponse(context, error);
    throw error;
  });
  return app;
}

type CloudHandlers = Pick<
  Handlers<typeof cloudRoutes, AdministratorEnv>,
  'readConnection' | 'connect' | 'disconnect' | 'changeTemplates' | 'undo'
>;

/** The handlers of the cloud routes that the site does not simply forward. */
function cloudHandlers(site: Site): CloudHandlers {
  return {
    readConnection({ context }) {
      const { person } = context.var;
      if (!site.libraryService || !tokenOf(site, person)) return {};
      return forward(site, context, person, cloudRoutes.readConnection);
    },
    async connect({ context, body }) {
      const { returnTo } = await body();
      return { url: beginConnect(site, context, context.var.person, returnTo) };
    },
    async disconnect({ context }) {
      const { person } = context.var;
      // The site deletes its token also when the library does not answer.
      await callService(site, person, cloudRoutes.disconnect).catch(() => undefined);
      deleteToken(site, person);
      return {};
    },
    async changeTemplates({ context, body }) {
      const { person } = context.var;
      const request = await body();
      if (request.action !== 'delete' && request.destination.place === 'site') {
        const isMove = request.action === 'move';
        const { signal } = context.req.raw;
        const transfer = { selected: request.selected, isMove, signal };
        const copy = () => transferToSite(site, person, transfer);
        const work = () => (isMove ? oneAtATime(site, copy) : copy());
        return onceAwaited(site, keyedRequest(context.req, person, request), work);
      }
      const response = await callService(site, person, cloudRoutes.changeTemplates, {
        headers: idempotencyHeader(context.req.header(KEY)),
        body: JSON.stringify(request),
      });
      return forwardedResponse(cloudRoutes.changeTemplates, response);
    },
    async undo({ context, params }) {
      const response = await forward(site, context, context.var.person, cloudRoutes.undo);
      if (response.ok) removeMovedCopies(site, params.undo);
      return response;
    },
  };
}

async function callback(site: Site, context: Context): Promise<Response> {
  context.header('Cache-Control', 'no-store');
  const connected = await endConnect(site, context);
  const page = visitorContext(site, context);
  if (!connected) return context.html(unknownAuthorizationView(page), 400);
  context.header('Refresh', `0; url=${returnAddress(connected)}`);
  return context.html(connectedView(page, connected));
}
