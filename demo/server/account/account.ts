import type { Context } from 'hono';
import type { AccountView } from '../../pages/page';
import { csrfToken, sessionOf } from '../outbox/sessions';
import type { Site } from '../site';

/** The one account of the site, whose password is the outbox's. */
export const accountName = 'admin';

/** The account that a visitor is logged in to. */
export function accountOf(site: Site, context: Context): AccountView | undefined {
  const session = sessionOf(site, context);
  if (!session) return undefined;
  return { name: accountName, logoutUrl: `/logout?_wpnonce=${csrfToken(site, session)}` };
}

/** A path of this site that a form asks to be led to, else the account's page. */
export function destination(asked: unknown): string {
  const path = typeof asked === 'string' ? asked : '';
  // Browsers read a second slash, and a backslash for one, as the beginning of another host.
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/account';
}
