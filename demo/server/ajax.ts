import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refused } from './ajax-refusal';
import { countClicks, isClickCall } from './clicks/calls';
import { sessionOf } from './outbox/sessions';
import { changeRegion } from './regions/calls';
import { isRegionCall } from './regions/changes';
import { restNonce } from './rest-nonce';
import type { Site } from './site';

const address = '/wp-admin/admin-ajax.php';
const maxSize = 10_000;

/** The CMS's AJAX calls: one path, dispatched by `action`. */
export function ajaxRoutes(site: Site): Hono {
  const app = new Hono();
  const tooLong = (context: Context) => refused(context, 413, 'too_long', 'That is too long.');
  app.use(address, bodyLimit({ maxSize, onError: tooLong }));
  app.post(address, (context) => runAction(site, context));
  app.get(address, (context) => freshNonce(site, context));
  app.all(address, unknownAction);
  return app;
}

async function runAction(site: Site, context: Context): Promise<Response> {
  context.header('Cache-Control', 'no-store');
  const form = await context.req.formData().catch(() => new FormData());
  const action = String(form.get('action'));
  if (isRegionCall(action)) return changeRegion(site, context, form);
  return isClickCall(action) ? countClicks(site, context, form) : unknownAction(context);
}

/** A new REST nonce for the logged-in visitor, for a page whose nonce has expired. */
function freshNonce(site: Site, context: Context): Response {
  context.header('Cache-Control', 'no-store');
  const session = sessionOf(site, context);
  if (!session || context.req.query('action') !== 'rest-nonce') return unknownAction(context);
  return context.text(restNonce(site, session));
}

/** The response to an unknown action: the CMS sends a bare zero. */
const unknownAction = (context: Context): Response => context.text('0', 400);
