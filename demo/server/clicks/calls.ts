import type { Context } from 'hono';
import { refused } from '../ajax-refusal';
import { isNonceFor, nonceFor } from '../nonce';
import type { Site } from '../site';
import { addClicks } from './records';

const action = 'elementor_send_clicks';

/** Whether an AJAX call counts clicks on floating elements. */
export function isClickCall(name: string): boolean {
  return name === action;
}

/** The nonce of such a call. Visitors need no session. */
export function clickNonce(site: Site): string {
  return nonceFor(site, action, '');
}

/** Counts clicks: `clicks[]` holds one page id per click. */
export function countClicks(site: Site, context: Context, form: FormData): Response {
  if (!isNonceFor(site, action, '', String(form.get('_nonce') ?? ''))) {
    return refused(context, 403, 'nonce', 'The page has expired. Reload it.');
  }
  const pages = form.getAll('clicks[]').map(String);
  if (pages.length === 0 || !pages.every((page) => /^[1-9]\d{0,9}$/.test(page))) {
    return refused(context, 422, 'clicks', 'The request contains no valid clicks.');
  }
  addClicks(site.database, pages.map(Number));
  return context.json({ success: true });
}
