import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { MINUTE } from '../clock';
import type { Site } from '../site';
import { isSecure } from '../visitor';

const cookie = 'nh_outbox';
const lifetime = 8 * 60 * MINUTE;
// The admin screens beside the outbox, and the calls that they make, need it too.
const scope = { path: '/', httpOnly: true, sameSite: 'Strict' } as const;

/** Who is logged in: whoever runs the site, or somebody with an account and nothing more. */
export type Role = 'administrator' | 'subscriber';

/** Logs a visitor in for eight hours, by the account's name. */
export function beginSession(
  site: Site,
  context: Context,
  { role, name }: { readonly role: Role; readonly name: string },
): void {
  const { database, clock, hash } = site;
  const id = randomBytes(32).toString('base64url');
  database.prepare('DELETE FROM sessions WHERE expires <= ?').run(clock());
  // Its hash, so that whoever reads the database cannot log in with it.
  database
    .prepare('INSERT INTO sessions (id, expires, role, name) VALUES (?, ?, ?, ?)')
    .run(hash('session', id), clock() + lifetime, role, name);
  const secure = isSecure(site, context);
  setCookie(context, cookie, id, { ...scope, secure, maxAge: lifetime / 1000 });
}

/** The visitor's session, by the id that its cookie holds; undefined when not logged in. */
export function sessionOf({ database, clock, hash }: Site, context: Context): string | undefined {
  const id = getCookie(context, cookie);
  if (!id) return undefined;
  const found = database
    .prepare('SELECT id FROM sessions WHERE id = ? AND expires > ?')
    .get(hash('session', id), clock());
  return found ? id : undefined;
}

/** Whether the session's holder runs the site. */
export function isAdministrator({ database, hash }: Site, session: string): boolean {
  const found = database
    .prepare("SELECT id FROM sessions WHERE id = ? AND role = 'administrator'")
    .get(hash('session', session));
  return found !== undefined;
}

/** The name of the account that the session is of. */
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

/** What a form of the outbox must bring back, so that no other site can send it. */
export function csrfToken({ hash }: Site, session: string): string {
  return hash('csrf', session);
}
