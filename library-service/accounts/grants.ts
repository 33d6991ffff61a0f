import { createHash, randomBytes } from 'node:crypto';
import { MINUTE } from '../../demo/server/clock';
import { isSame } from '../../demo/server/keyed-hash';
import type { Service } from '../service';
import { type Account, accountById } from './accounts';

/** A code is used at once, by the site that the browser goes back to (RFC 6749, 4.1.2: at most ten minutes). */
const CODE_LIFE = MINUTE;
const TOKEN_LIFE = 90 * 24 * 60 * MINUTE;

const secret = (): string => randomBytes(32).toString('base64url');
// Their hashes are kept, so that whoever reads the database can use none of them.
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * A code by which a site gets a token for the account (RFC 7636, method S256).
 *
 * @param client the address that the browser goes back to
 */
export function grantCode(
  { database, clock }: Service,
  account: Account,
  client: string,
  challenge: string,
): string {
  const code = secret();
  database.prepare('DELETE FROM codes WHERE expires <= ?').run(clock());
  database
    .prepare('INSERT INTO codes (code, account, client, challenge, expires) VALUES (?, ?, ?, ?, ?)')
    .run(digest(code), account.id, client, challenge, clock() + CODE_LIFE);
  return code;
}

/** A token for a code, to whoever holds the verifier of its challenge; a code is good once. */
export function exchangeCode(
  { database, clock }: Service,
  code: string,
  client: string,
  verifier: string,
): string | undefined {
  const grant = database
    .prepare('DELETE FROM codes WHERE code = ? RETURNING account, client, challenge, expires')
    .get(digest(code)) as
    | { account: number; client: string; challenge: string; expires: number }
    | undefined;
  if (!grant || grant.expires <= clock() || grant.client !== client) return undefined;
  if (!isSame(digest(verifier), grant.challenge)) return undefined;
  const token = secret();
  database.prepare('DELETE FROM tokens WHERE expires <= ?').run(clock());
  database
    .prepare('INSERT INTO tokens (token, account, expires) VALUES (?, ?, ?)')
    .run(digest(token), grant.account, clock() + TOKEN_LIFE);
  return token;
}

/** Whose token this is. */
export function accountOfToken({ database, clock }: Service, token: string): Account | undefined {
  const row = database
    .prepare('SELECT account FROM tokens WHERE token = ? AND expires > ?')
    .get(digest(token), clock()) as { account: number } | undefined;
  return row && accountById(database, row.account);
}

/** Forgets a token. */
export function revokeToken({ database }: Service, token: string): void {
  database.prepare('DELETE FROM tokens WHERE token = ?').run(digest(token));
}
