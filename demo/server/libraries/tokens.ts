import type { Database } from '../../../server/database';
import { isSealed, type SealKey, seal, unseal } from '../../../server/sealed-text';

/** The tokens for the library, encrypted with a key that is not in the database. */
export interface TokenStore {
  readonly database: Database;
  readonly tokenKey: SealKey;
}

/**
 * The person's token for the library. Browsers never see it. Undefined also for a token of another key: the person
 * connects again.
 */
export function tokenOf({ database, tokenKey }: TokenStore, person: string): string | undefined {
  const row = database.prepare('SELECT token FROM library_tokens WHERE person = ?').get(person) as
    | { token: string }
    | undefined;
  return row && unseal(tokenKey, row.token, person);
}

/** Saves a person's token, in place of an older one. */
export function saveToken({ database, tokenKey }: TokenStore, person: string, token: string): void {
  database
    .prepare(
      `INSERT INTO library_tokens (person, token) VALUES (?, ?)
       ON CONFLICT (person) DO UPDATE SET token = excluded.token`,
    )
    .run(person, seal(tokenKey, token, person));
}

/** Deletes a person's token. */
export function deleteToken({ database }: Pick<TokenStore, 'database'>, person: string): void {
  database.prepare('DELETE FROM library_tokens WHERE person = ?').run(person);
}

/** Encrypts the tokens of earlier releases, which stored them as text. */
export function sealStoredTokens(store: TokenStore): void {
  const rows = store.database.prepare('SELECT person, token FROM library_tokens').all() as {
    person: string;
    token: string;
  }[];
  for (const { person, token } of rows) {
    if (!isSealed(token)) saveToken(store, person, token);
  }
}
