import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isAdministrator, sessionOf } from '../outbox/sessions';
import type { Site } from '../site';
import { isRegionCall, regionChange } from './changes';
import { isRegionNonce } from './nonce';
import { saveRegion } from './records';

const maxSize = 10_000;

/** The calls of the region editor, at the address and in the shapes of the CMS's own. */
export function ajaxRoutes(site: Site): Hono {
  const app = new Hono();
  const tooLong = (context: Context) => refused(context, 413, 'too_long', 'That is too long.');
  app.use('/wp-admin/admin-ajax.php', bodyLimit({ maxSize, onError: tooLong }));
  app.post('/wp-admin/admin-ajax.php', (context) => answered(site, context));
  // What nobody answers: the CMS says it with a bare zero.
  app.all('/wp-admin/admin-ajax.php', (context) => context.text('0', 400));
  return app;
}

async function answered(site: Site, context: Context): Promise<Response> {
  context.header('Cache-Control', 'no-store');
  const form = await context.req.formData().catch(() => new FormData());
  if (!isRegionCall(String(form.get('action')))) return context.text('0', 400);
  const session = sessionOf(site, context);
  if (!session) return refused(context, 403, 'logged_out', 'You are not logged in.');
  if (!isAdministrator(site, session)) {
    return refused(context, 403, 'not_allowed', 'You may not edit the map.');
  }
  if (!isRegionNonce(site, session, String(form.get('_ajax_nonce') ?? ''))) {
    return refused(context, 403, 'nonce', 'The page is too old. Load it again.');
  }
  const change = regionChange(form);
  if ('code' in change) return refused(context, 422, change.code, change.message);
  saveRegion(site.database, change, change.field, change.value);
  return context.json({ success: true, data: change });
}

function refused(context: Context, status: 403 | 413 | 422, code: string, message: string) {
  return context.json({ success: false, data: { code, message } }, status);
}
