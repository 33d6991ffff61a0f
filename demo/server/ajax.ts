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

/** The calls that are no REST, at the address and in the shapes of the CMS's own, by their `action`. */
export function ajaxRoutes(site: Site): Hono {
  const app = new Hono();
  const tooLong = (context: Context) => refused(context, 413, 'too_long', 'That is too long.');
  app.use(address, bodyLimit({ maxSize, onError: tooLong }));
  app.post(address, (context) => answered(site, context));
  app.get(address, (context) => freshNonce(site, context));
  app.all(address, nobody);
  return app;
}

async function answered(site: Site, context: Context): Promise<Response> {
  context.header('Cache-Control', 'no-store');
  const form = await context.req.formData().catch(() => new FormData());
  const action = String(form.get('action'));
  if (isRegionCall(action)) return changeRegion(site, context, form);
  return isClickCall(action) ? countClicks(site, context, form) : nobody(context);
}

/** The nonce for REST calls of somebody who is logged in, for a page that has stood open too long. */
function freshNonce(site: Site, context: Context): Response {
  context.header('Cache-Control', 'no-store');
  const session = sessionOf(site, context);
  if (!session || context.req.query('action') !== 'rest-nonce') return nobody(context);
  return context.text(restNonce(site, session));
}

/** What nobody answers: the CMS says it with a bare zero. */
const nobody = (context: Context): Response => context.text('0', 400);
