import { sql } from 'kysely';
import { type Clock, MINUTE } from '../server/clock';
import { networkOf } from '../server/network';
import type { RateLimit } from '../server/rate-limit';
import { type Storage, transaction } from './storage/storage';

/** Allows `max` requests per key and minute, counted in the database: all processes of the service share the limit. */
export function sharedRateLimit(storage: Storage, max: number, clock: Clock): RateLimit {
  return (given) => {
    const key = networkOf(given);
    const now = clock();
    return transaction(storage, async ({ database, isShared }) => {
      // Requests with the same key count one after another.
      if (isShared) await sql`SELECT pg_advisory_xact_lock(hashtext(${key}))`.execute(database);
      await database
        .deleteFrom('attempts')
        .where('key', '=', key)
        .where('time', '<=', now - MINUTE)
        .execute();
      await database.insertInto('attempts').values({ key, time: now }).execute();
      const { count } = await database
        .selectFrom('attempts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return count <= max;
    });
  };
}
