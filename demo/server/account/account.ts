import type { Context } from 'hono';
import { isSame } from '../../../server/secrets';
import { guest } from '../../pages/guest';
import type { AccountView } from '../../pages/page';
import { isPassword } from '../outbox/password';
import { csrfToken, isAdministrator, nameOf, type Role, sessionOf } from '../outbox/sessions';
import type { Site } from '../site';

/** The names of the administrators. Their password is the password of the outbox. */
const administrators: ReadonlySet<unknown> = new Set(['admin', 'editor']);

/** Whether an account with this name and password exists. */
export async function isAccount(site: Site, name: unknown, password: unknown): Promise<boolean> {
  if (typeof password !== 'string') return false;
  if (name === guest.name) return isSame(password, guest.password);
  // Hashed for any name, so that the duration does not reveal which accounts exist.
  return (await isPassword(site.database, password)) && administrators.has(name);
}

/** The role of the account with this name. */
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

/** The requested path if it is a path of this site, else the account page. */
export function destination(asked: unknown): string {
  const path = typeof asked === 'string' ? asked : '';
  return [path, normalized(path)].every(isOwnPath) ? path : '/account';
}

/** The path as a browser requests it: `/a/..//b` becomes `//b`. */
function normalized(path: string): string {
  const base = 'http://site.invalid';
  return URL.canParse(path, base) ? new URL(path, base).pathname : '';
}

/** Browsers read `//` and `/\` as the start of another host. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path);
}
