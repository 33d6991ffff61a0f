import { type Clock, MINUTE } from '../server/clock';
import { networkOf } from '../server/network';
import type { RateLimit } from '../server/rate-limit';
import type { Storage } from './storage/storage';

/** Allows `max` requests per key and minute, counted in the database: all processes of the service share the limit. */
export function sharedRateLimit({ database }: Storage, max: number, clock: Clock): RateLimit {
  return async (given) => {
    const key = networkOf(given);
    const now = clock();
    await database
      .deleteFrom('attempts')
      .where('time', '<=', now - MINUTE)
      .execute();
    await database.insertInto('attempts').values({ key, time: now }).execute();
    const { count } = await database
      .selectFrom('attempts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return count <= max;
  };
}
