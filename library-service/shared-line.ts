import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../server/clock';
import { networkOf } from '../server/network';
import { LONGEST_LINE, type WaitingLine } from '../server/waiting-line';
import type { Storage } from './storage/storage';

/** A waiting line in the database: an IP address waits as long when it spreads its attempts over several processes. */
export function sharedLine({ database }: Storage, pause: number, clock: Clock): WaitingLine {
  return async (address) => {
    const now = clock();
    const full = now + LONGEST_LINE * pause;
    const { rows } = await sql<{ next: number }>`
      INSERT INTO waiting_lines (key, next) VALUES (${networkOf(address)}, CAST(${now + pause} AS BIGINT))
      ON CONFLICT (key) DO UPDATE SET
        next = CASE WHEN waiting_lines.next > CAST(${now} AS BIGINT)
          THEN waiting_lines.next ELSE CAST(${now} AS BIGINT) END + CAST(${pause} AS BIGINT)
        WHERE waiting_lines.next < CAST(${full} AS BIGINT)
      RETURNING next`.execute(database);
    const [turn] = rows;
    if (!turn) return false;
    await setTimeout(Number(turn.next) - now);
    return true;
  };
}
