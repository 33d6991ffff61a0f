import { tokenHash } from '../server/secrets';

/** The number of tokens that are remembered. */
const MOST_TOKENS = 10_000;

/** The accounts of the tokens that were valid when they were last checked. Grants no access: it only names a client. */
export class KnownAccounts {
  readonly #accounts = new Map<string, number>();

  /** The id of the account to which a value of the header `Authorization` belonged. */
  of(authorization: string | undefined): number | undefined {
    return authorization === undefined ? undefined : this.#accounts.get(tokenHash(authorization));
  }

  /** Remembers the account of a checked value; undefined forgets the value. Above the maximum, the oldest is forgotten. */
  set(authorization: string | undefined, account: number | undefined): void {
    if (authorization === undefined) return;
    const key = tokenHash(authorization);
    this.#accounts.delete(key);
    if (account === undefined) return;
    this.#accounts.set(key, account);
    const [oldest] = this.#accounts.keys();
    if (this.#accounts.size > MOST_TOKENS && oldest) this.#accounts.delete(oldest);
  }
}
