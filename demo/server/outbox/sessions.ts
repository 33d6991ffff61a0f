import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { HOUR } from '../../../server/clock';
import { randomToken } from '../../../server/secrets';
import type { Site } from '../site';
import { isSecure } from '../visitor';

const cookie = 'nh_outbox';
const lifetime = 8 * HOUR;
// The whole site: admin pages and REST calls need the cookie too.
const scope = { path: '/', httpOnly: true, sameSite: 'Strict' } as const;

/** The role of a logged-in visitor. */
export type Role = 'administrator' | 'subscriber';

/** Logs a visitor in for eight hours. */
export function beginSession(
  site: Site,
  context: Context,
  { role, name }: { readonly role: Role; readonly name: string },
): void {
  const { database, clock, hash } = site;
  const id = randomToken();
  database.prepare('DELETE FROM sessions WHERE expires <= ?').run(clock());
  // The database holds only the hash, so that its readers cannot log in.
  database
    .prepare('INSERT INTO sessions (id, expires, role, name) VALUES (?, ?, ?, ?)')
    .run(hash('session', id), clock() + lifetime, role, name);
  const secure = isSecure(site, context);
  setCookie(context, cookie, id, { ...scope, secure, maxAge: lifetime / 1000 });
}

/** The session id in the visitor's cookie; undefined when the visitor is not logged in. */
export function sessionOf({ database, clock, hash }: Site, context: Context): string | undefined {
  const id = getCookie(context, cookie);
  if (!id) return undefined;
  const found = database
    .prepare('SELECT id FROM sessions WHERE id = ? AND expires > ?')
    .get(hash('session', id), clock());
  return found ? id : undefined;
}

/** Whether the session belongs to an administrator. */
export function isAdministrator({ database, hash }: Site, session: string): boolean {
  const found = database
    .prepare("SELECT id FROM sessions WHERE id = ? AND role = 'administrator'")
    .get(hash('session', session));
  return found !== undefined;
}

/** The name of the session's account. */
export function nameOf({ database, hash }: Site, session: string): string {
  const found = database
    .prepare('SELECT name FROM sessions WHERE id = ?')
    .get(hash('session', session)) as { name: string } | undefined;
  return found?.name ?? '';
}

/** Logs a visitor out. */
export function endSession({ database, hash }: Site, context: Context, session: string): void {
  database.prepare('DELETE FROM sessions WHERE id = ?').run(hash('session', session));
  deleteCookie(context, cookie, scope);
}

/** The CSRF token of the outbox's forms. */
export function csrfToken({ hash }: Site, session: string): string {
  return hash('csrf', session);
}
