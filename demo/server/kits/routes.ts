import { type Context, Hono } from 'hono';
import type { Site } from '../site';
import { answerOrigin } from '../site-address';
import { siteContentsOf } from './contents';
import { exportRoutes } from './exports/routes';
import { administratorsOnly, type KitEnv } from './guard';
import { importRoutes } from './imports/routes';
import { KitError, kitFailure } from './kit-error';
import { RefusedCall } from './posted';
import { uploadRoutes } from './uploads/routes';
import { UploadStore } from './uploads/store';

/** Where the kits' calls are. */
export const kitsRoot = '/wp-json/nh/v1/kits';

/** The calls of the kit tools; `docs/kits-api.md` describes them. */
export function kitRoutes(site: Site): Hono<KitEnv> {
  const app = new Hono<KitEnv>();
  app.use(administratorsOnly(site));
  app.use(async (context, next) => {
    failWhereAsked(site, context);
    await next();
  });
  app.get('/contents', (context) =>
    context.json(siteContentsOf(site, answerOrigin(site, context))),
  );
  const uploads = new UploadStore(site);
  app.route('/exports', exportRoutes(site));
  app.route('/uploads', uploadRoutes(site, uploads));
  app.route('/imports', importRoutes(site, uploads));
  app.onError((error, context) =>
    error instanceof RefusedCall ? error.answer : kitFailure(error, context),
  );
  return app;
}

function failWhereAsked({ kits }: Site, { req }: Context): void {
  const call = `${req.method} ${req.path.slice(kitsRoot.length)}`;
  const code = kits.fault?.(call);
  if (code) throw new KitError(code);
}
