import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './rows';

/** The database of the service: SQLite in its data folder, or PostgreSQL. */
export interface Storage {
  readonly database: Kysely<Tables> | Transaction<Tables>;
  /** Whether several processes may use the database at once. */
  readonly isShared: boolean;
}

/**
 * Runs `work` in a transaction and rolls back when it throws. Within `work`, use the storage that it gets: statements of
 * other requests never enter the transaction. A nested call joins the open transaction.
 *
 * In SQLite, the transaction takes the write lock before its first read. In PostgreSQL, it sees what others commit:
 * lock the account first where a limit is checked (`lockAccount`).
 */
export async function transaction<S extends Storage, Result>(
  storage: S,
  work: (inner: S) => Promise<Result>,
): Promise<Result> {
  const { database } = storage;
  if (database.isTransaction) return work(storage);
  return database.transaction().execute((inner) => work({ ...storage, database: inner }));
}
