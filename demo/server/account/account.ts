import type { Context } from 'hono';
import { guest } from '../../pages/guest';
import type { AccountView } from '../../pages/page';
import { isSame } from '../keyed-hash';
import { isPassword } from '../outbox/password';
import { csrfToken, isAdministrator, nameOf, type Role, sessionOf } from '../outbox/sessions';
import type { Site } from '../site';

/** The accounts that run the site, whose password is the outbox's. */
const administrators: ReadonlySet<unknown> = new Set(['admin', 'editor']);

/** Whether there is an account of this name with this password. */
export async function isAccount(site: Site, name: unknown, password: unknown): Promise<boolean> {
  if (typeof password !== 'string') return false;
  if (name === guest.name) return isSame(password, guest.password);
  // Hashed for any name, so that the time does not tell which there are.
  return (await isPassword(site.database, password)) && administrators.has(name);
}

/** What the account of this name may do. */
export function roleOf(name: unknown): Role {
  return administrators.has(name) ? 'administrator' : 'subscriber';
}

/** The account that a visitor is logged in to. */
export function accountOf(site: Site, context: Context): AccountView | undefined {
  const session = sessionOf(site, context);
  if (!session) return undefined;
  const logoutUrl = `/logout?_wpnonce=${csrfToken(site, session)}`;
  return isAdministrator(site, session)
    ? { name: nameOf(site, session), isAdministrator: true, logoutUrl }
    : { name: guest.name, isAdministrator: false, logoutUrl };
}

/** A path of this site that a form asks to be led to, else the account's page. */
export function destination(asked: unknown): string {
  const path = typeof asked === 'string' ? asked : '';
  // Browsers read a second slash, and a backslash for one, as the beginning of another host.
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/account';
}
