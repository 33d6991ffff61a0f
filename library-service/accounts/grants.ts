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
export async function grantCode(
  { database, clock }: Service,
  account: Account,
  client: string,
  challenge: string,
): Promise<string> {
  const code = randomToken();
  await database.deleteFrom('codes').where('expires', '<=', clock()).execute();
  const expires = clock() + CODE_LIFE;
  await database
    .insertInto('codes')
    .values({ code: tokenHash(code), account: account.id, client, challenge, expires })
    .execute();
  return code;
}

/** Exchanges a code for a token, if `verifier` matches the code's challenge. A code can be used once. */
export async function exchangeCode(
  { database, clock }: Service,
  code: string,
  client: string,
  verifier: string,
): Promise<string | undefined> {
  const grant = await database
    .deleteFrom('codes')
    .where('code', '=', tokenHash(code))
    .returningAll()
    .executeTakeFirst();
  if (!grant || grant.expires <= clock() || grant.client !== client) return undefined;
  if (!isSame(tokenHash(verifier), grant.challenge)) return undefined;
  const token = randomToken();
  await database.deleteFrom('tokens').where('expires', '<=', clock()).execute();
  const expires = clock() + TOKEN_LIFE;
  await database
    .insertInto('tokens')
    .values({ token: tokenHash(token), account: grant.account, expires })
    .execute();
  return token;
}

/** The account that a valid token belongs to. */
export async function accountOfToken(
  service: Service,
  token: string,
): Promise<Account | undefined> {
  const row = await service.database
    .selectFrom('tokens')
    .select('account')
    .where('token', '=', tokenHash(token))
    .where('expires', '>', service.clock())
    .executeTakeFirst();
  return row && accountById(service, row.account);
}

/** Makes a token invalid. */
export async function revokeToken({ database }: Service, token: string): Promise<void> {
  await database.deleteFrom('tokens').where('token', '=', tokenHash(token)).execute();
}
