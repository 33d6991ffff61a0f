import type { Database } from '../database';

/**
 * Does all of `work` or nothing of it: what it has written is taken back when it throws. Inside a
 * transaction that is under way it is a part of that one.
 */
export function inTransaction<Result>(database: Database, work: () => Result): Result {
  return database.inTransaction ? work() : database.transaction(work)();
}
