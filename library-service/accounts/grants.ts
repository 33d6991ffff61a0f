import { DAY, MINUTE } from '../../server/clock';
import { isSame, randomToken, tokenHash } from '../../server/secrets';
import type { Service } from '../service';
import { type Account, accountById } from './accounts';

/** A code is exchanged at once, by the site that the browser returns to (RFC 6749, 4.1.2: at most ten minutes). */
const CODE_LIFE = MINUTE;
const TOKEN_LIFE = 90 * DAY;

/**
 * Issues a code that a site exchanges for a token of the account (RFC 7636, method S256).
 *
 * @param client the URL that the browser returns to
 */
export function grantCode(
  { database, clock }: Service,
  account: Account,
  client: string,
  challenge: string,
): string {
  const code = randomToken();
  database.prepare('DELETE FROM codes WHERE expires <= ?').run(clock());
  database
    .prepare('INSERT INTO codes (code, account, client, challenge, expires) VALUES (?, ?, ?, ?, ?)')
    .run(tokenHash(code), account.id, client, challenge, clock() + CODE_LIFE);
  return code;
}

/** Exchanges a code for a token, if `verifier` matches the code's challenge. A code can be used once. */
export function exchangeCode(
  { database, clock }: Service,
  code: string,
  client: string,
  verifier: string,
): string | undefined {
  const grant = database
    .prepare('DELETE FROM codes WHERE code = ? RETURNING account, client, challenge, expires')
    .get(tokenHash(code)) as
    | { account: number; client: string; challenge: string; expires: number }
    | undefined;
  if (!grant || grant.expires <= clock() || grant.client !== client) return undefined;
  if (!isSame(tokenHash(verifier), grant.challenge)) return undefined;
  const token = randomToken();
  database.prepare('DELETE FROM tokens WHERE expires <= ?').run(clock());
  database
    .prepare('INSERT INTO tokens (token, account, expires) VALUES (?, ?, ?)')
    .run(tokenHash(token), grant.account, clock() + TOKEN_LIFE);
  return token;
}

/** The account that a valid token belongs to. */
export function accountOfToken({ database, clock }: Service, token: string): Account | undefined {
  const row = database
    .prepare('SELECT account FROM tokens WHERE token = ? AND expires > ?')
    .get(tokenHash(token), clock()) as { account: number } | undefined;
  return row && accountById(database, row.account);
}

/** Makes a token invalid. */
export function revokeToken({ database }: Service, token: string): void {
  database.prepare('DELETE FROM tokens WHERE token = ?').run(tokenHash(token));
}
