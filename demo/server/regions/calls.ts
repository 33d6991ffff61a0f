import type { Context } from 'hono';
import { refused } from '../ajax-refusal';
import { isAdministrator, sessionOf } from '../outbox/sessions';
import type { Site } from '../site';
import { regionChange } from './changes';
import { isRegionNonce } from './nonce';
import { saveRegion } from './records';

/** Handles a call of the region editor. */
export function changeRegion(site: Site, context: Context, form: FormData): Response {
  const session = sessionOf(site, context);
  if (!session) return refused(context, 403, 'logged_out', 'You are not logged in.');
  if (!isAdministrator(site, session)) {
    return refused(context, 403, 'not_allowed', 'You may not edit the map.');
  }
  if (!isRegionNonce(site, session, String(form.get('_ajax_nonce') ?? ''))) {
    return refused(context, 403, 'nonce', 'The page has expired. Reload it.');
  }
  const change = regionChange(form);
  if ('code' in change) return refused(context, 422, change.code, change.message);
  saveRegion(site.database, change, change.field, change.value);
  return context.json({ success: true, data: change });
}
