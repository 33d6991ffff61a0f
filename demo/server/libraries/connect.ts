import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { Refusal } from '../../../library-service/refusal';
import { destination } from '../account/account';
import { MINUTE } from '../clock';
import type { Site } from '../site';
import { answerOrigin } from '../site-address';
import { isSecure } from '../visitor';
import { answered } from './service-call';
import { keepToken } from './tokens';

/** A person may have to look for a password. */
const CONNECT_LIFE = 30 * MINUTE;
const cookie = 'nh_library_connect';

/** Where the library leads the browser back to. */
export const callbackPath = '/library/callback';

const secret = (): string => randomBytes(32).toString('base64url');
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Begins to connect a person: the address at which they let the site in (RFC 6749, 4.1, with RFC 7636).
 *
 * @param returnTo the path that they come back to in the end
 */
export function beginConnect(
  site: Site,
  context: Context,
  person: string,
  returnTo: string,
): string {
  const { database, clock, libraryService } = site;
  if (!libraryService) throw new Refusal('error-loading-resource', 'The site has no library.');
  const [state, verifier] = [secret(), secret()];
  database.prepare('DELETE FROM library_connects WHERE expires <= ?').run(clock());
  database
    .prepare(
      `INSERT INTO library_connects (state, person, verifier, return_to, expires)
       VALUES (?, ?, ?, ?, ?)`,
    )
    .run(digest(state), person, verifier, destination(returnTo), clock() + CONNECT_LIFE);
  // The session's cookie stays at home when another site leads here; this one alone comes along.
  setCookie(context, cookie, state, {
    path: callbackPath,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(site, context),
    maxAge: CONNECT_LIFE / 1000,
  });
  const url = new URL('/authorize', libraryService);
  url.search = new URLSearchParams({
    response_type: 'code',
    redirect_uri: answerOrigin(site, context) + callbackPath,
    state,
    code_challenge: digest(verifier),
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}

/** How a way to the library has ended. */
export interface Connected {
  readonly outcome: 'connected' | 'refused' | 'failed';
  /** The path that the person came from. */
  readonly returnTo: string;
}

/** Ends it, in the browser that has begun it; undefined in any other, and for the second time. */
export async function endConnect(site: Site, context: Context): Promise<Connected | undefined> {
  const { state = '', code } = context.req.query();
  const begun = getCookie(context, cookie);
  deleteCookie(context, cookie, { path: callbackPath });
  if (!begun || begun !== state) return undefined;
  const row = site.database
    .prepare(
      'DELETE FROM library_connects WHERE state = ? RETURNING person, verifier, return_to, expires',
    )
    .get(digest(state)) as
    | { person: string; verifier: string; return_to: string; expires: number }
    | undefined;
  if (!row || row.expires <= site.clock()) return undefined;
  const returnTo = row.return_to;
  if (!code) return { outcome: 'refused', returnTo };
  const token = await exchanged(site, context, code, row.verifier).catch(() => undefined);
  if (!token) return { outcome: 'failed', returnTo };
  keepToken(site, row.person, token);
  return { outcome: 'connected', returnTo };
}

async function exchanged(
  site: Site,
  context: Context,
  code: string,
  verifier: string,
): Promise<string | undefined> {
  const response = await answered(`${site.libraryService}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: answerOrigin(site, context) + callbackPath,
      code_verifier: verifier,
    }),
  });
  const answer = (await response.json()) as { access_token?: unknown };
  return response.ok && typeof answer.access_token === 'string' ? answer.access_token : undefined;
}
