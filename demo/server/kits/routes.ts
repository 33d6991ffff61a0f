import { type Context, Hono } from 'hono';
import { type Binding, serve } from '../../../server/routes';
import { routeGroups } from '../../../src/api/routes';
import { type AdministratorEnv, administratorGuards } from '../administrator';
import { apiPath } from '../rest';
import type { Site } from '../site';
import { answerOrigin } from '../site-address';
import { siteContentsOf } from './contents';
import { exportHandlers } from './exports/handlers';
import { importHandlers } from './imports/handlers';
import { KitError, kitFailure } from './kit-error';
import { kitRequests } from './requests';
import { uploadHandlers } from './uploads/handlers';
import { UploadStore } from './uploads/store';

const root = apiPath('/kits');

/** The routes of the kit tools; `docs/kits-api.md` describes them. */
export function kitRoutes(site: Site): Hono<AdministratorEnv> {
  const app = new Hono<AdministratorEnv>();
  app.use(`${root}/*`, administratorGuards(site).nonce, async (context, next) => {
    throwSimulatedFault(site, context);
    await next();
  });
  const { contents, exports, uploads, imports } = routeGroups;
  const binding: Binding<AdministratorEnv> = { requests: kitRequests, pathOf: apiPath };
  const store = new UploadStore(site);
  const readContents = ({ context }: { readonly context: Context }) =>
    siteContentsOf(site, answerOrigin(site, context));
  serve(app, contents, { readContents }, binding);
  serve(app, exports, exportHandlers(site), binding);
  serve(app, uploads, uploadHandlers(site, store), binding);
  serve(app, imports, importHandlers(site, store), binding);
  app.onError(kitFailure);
  return app;
}

/** Fails a request with the error that a test has set for it. */
function throwSimulatedFault({ kits }: Site, { req }: Context): void {
  const code = kits.fault?.(`${req.method} ${req.path.slice(root.length)}`);
  if (code) throw new KitError(code);
}
