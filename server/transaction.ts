import type { Database } from './database';

/**
 * Runs `work` in a transaction and rolls back when it throws. A nested call joins the open transaction.
 *
 * The transaction takes the write lock before its first read (`BEGIN IMMEDIATE`), so that no other process can
 * change the rows that `work` has read before it writes.
 */
export function transaction<Result>(database: Database, work: () => Result): Result {
  return database.inTransaction ? work() : database.transaction(work).immediate();
}
