import { sql } from 'kysely';
import type { Storage } from './storage';

/**
 * Takes a lease, unless another process holds it. It ends by its time, also after a crash.
 *
 * @param now and `life` in milliseconds
 * @returns whether this process holds it
 */
export async function takeLease(
  { database }: Storage,
  name: string,
  now: number,
  life: number,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO settings (key, value) VALUES (${`lease ${name}`}, ${String(now + life)})
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
      WHERE CAST(settings.value AS BIGINT) <= CAST(${now} AS BIGINT)
    RETURNING key`.execute(database);
  return rows.length > 0;
}
