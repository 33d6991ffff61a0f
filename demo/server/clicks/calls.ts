import type { Context } from 'hono';
import { refused } from '../ajax-refusal';
import { isNonceFor, nonceFor } from '../nonce';
import type { Site } from '../site';
import { addClicks } from './records';

const action = 'elementor_send_clicks';

/** Whether a call counts clicks on what floats above the pages. */
export function isClickCall(name: string): boolean {
  return name === action;
}

/** What such a call must bring along; any visitor's may. */
export function clickNonce(site: Site): string {
  return nonceFor(site, action, '');
}

/** Answers a call that counts clicks: `clicks[]` has the number of a page for each. */
export function countClicks(site: Site, context: Context, form: FormData): Response {
  if (!isNonceFor(site, action, '', String(form.get('_nonce') ?? ''))) {
    return refused(context, 403, 'nonce', 'The page is too old. Load it again.');
  }
  const pages = form.getAll('clicks[]').map(String);
  if (pages.length === 0 || !pages.every((page) => /^[1-9]\d{0,9}$/.test(page))) {
    return refused(context, 422, 'clicks', 'That counts no clicks.');
  }
  addClicks(site.database, pages.map(Number));
  return context.json({ success: true });
}
