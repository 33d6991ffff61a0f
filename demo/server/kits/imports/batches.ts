import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../../server/database';
import { transaction } from '../../../../server/transaction';

/** The largest number of items per transaction. */
export const BATCH = 50;

/** Milliseconds of work after which other requests have a turn: a transaction takes no further item then. */
const HOLD = 15;

/** Items that a transaction takes in any case: a small kit is imported and reverted as a whole. */
const LEAST = 10;

/** Turns of the event loop between two transactions: a request of a visitor needs several. */
const TURNS = 8;

/** Writes a part of the work. `isFull()` is true when the transaction shall end. @returns whether work is left */
export type WriteBatch = (isFull: () => boolean) => boolean;

/**
 * Writes in short transactions, between which the server answers other requests. At least one transaction runs.
 *
 * @param time milliseconds after which no further transaction begins
 * @returns whether all work is done
 */
export async function inBatches(
  database: Database,
  time: number,
  write: WriteBatch,
): Promise<boolean> {
  const end = performance.now() + time;
  for (;;) {
    const isLeft = transaction(database, () => write(fullBatch()));
    await letOthersRun();
    if (!isLeft) return true;
    if (performance.now() >= end) return false;
  }
}

/** Lets the server answer the requests that wait. */
export async function letOthersRun(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
}

/** Returns a function that lets other requests run if the last pause is long ago. */
export function pauses(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < HOLD) return;
    await letOthersRun();
    last = performance.now();
  };
}

/** Counts the items of a transaction. True after the last one that has a place in it. */
function fullBatch(): () => boolean {
  const end = performance.now() + HOLD;
  let count = 0;
  return () => {
    count += 1;
    return count >= BATCH || (count % LEAST === 0 && performance.now() >= end);
  };
}
