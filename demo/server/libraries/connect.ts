import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { MINUTE } from '../../../server/clock';
import { LibraryRefusal } from '../../../server/library-refusal';
import { randomToken, tokenHash } from '../../../server/secrets';
import { destination } from '../account/account';
import type { Site } from '../site';
import { answerOrigin } from '../site-address';
import { isSecure } from '../visitor';
import { fetchLibrary, jsonOf } from './service-call';
import { saveToken } from './tokens';

/** Long enough to look up a password. */
const CONNECT_LIFE = 30 * MINUTE;
const cookie = 'nh_library_connect';

/** The path to which the library service returns the browser. */
export const callbackPath = '/library/callback';

/**
 * Starts the authorization of the site by a person (RFC 6749, 4.1, with RFC 7636).
 *
 * @param returnTo the path to which the person returns in the end
 * @returns the address of the library's authorization page
 * @throws LibraryRefusal the site has no library, or does not know its own address
 */
export function beginConnect(
  site: Site,
  context: Context,
  person: string,
  returnTo: string,
): string {
  const { database, clock, libraryService } = site;
  if (!libraryService)
    throw new LibraryRefusal('error-loading-resource', 'The site has no library.');
  const origin = answerOrigin(site, context);
  if (!origin) throw new LibraryRefusal('library-site-unknown');
  const [state, verifier] = [randomToken(), randomToken()];
  database.prepare('DELETE FROM library_connects WHERE expires <= ?').run(clock());
  database
    .prepare(
      `INSERT INTO library_connects (state, person, verifier, return_to, expires)
       VALUES (?, ?, ?, ?, ?)`,
    )
    .run(tokenHash(state), person, verifier, destination(returnTo), clock() + CONNECT_LIFE);
  // Browsers do not send the session's cookie when another site redirects here, but they send this one.
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
    redirect_uri: origin + callbackPath,
    state,
    code_challenge: tokenHash(verifier),
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}

/** The outcome of an authorization. */
export interface Connected {
  readonly outcome: 'connected' | 'refused' | 'failed';
  /** The path to which the person returns. */
  readonly returnTo: string;
}

/** Completes an authorization. Returns undefined in another browser, on a repeated call, and after expiry. */
export async function endConnect(site: Site, context: Context): Promise<Connected | undefined> {
  const { state = '', code } = context.req.query();
  const begun = getCookie(context, cookie);
  deleteCookie(context, cookie, { path: callbackPath });
  if (!begun || begun !== state) return undefined;
  const row = site.database
    .prepare(
      'DELETE FROM library_connects WHERE state = ? RETURNING person, verifier, return_to, expires',
    )
    .get(tokenHash(state)) as
    | { person: string; verifier: string; return_to: string; expires: number }
    | undefined;
  if (!row || row.expires <= site.clock()) return undefined;
  const returnTo = row.return_to;
  if (!code) return { outcome: 'refused', returnTo };
  const token = await exchangeCode(site, context, code, row.verifier).catch(() => undefined);
  if (!token) return { outcome: 'failed', returnTo };
  saveToken(site, row.person, token);
  return { outcome: 'connected', returnTo };
}

const tokenAnswer = z.object({ access_token: z.string() });

async function exchangeCode(
  site: Site,
  context: Context,
  code: string,
  verifier: string,
): Promise<string | undefined> {
  const response = await fetchLibrary(`${site.libraryService}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: answerOrigin(site, context) + callbackPath,
      code_verifier: verifier,
    }),
  });
  return response.ok ? (await jsonOf(response, tokenAnswer)).access_token : undefined;
}
