import { type RawBuilder, sql } from 'kysely';
import { type FilterChoices, MOST_CHOICES } from '../../src/api/libraries/listing';
import type { Account } from '../accounts/accounts';
import type { Storage } from '../storage/storage';

/** The types and authors of an account's templates. */
export async function filterChoicesOf(storage: Storage, account: Account): Promise<FilterChoices> {
  const [types, authors] = [
    await distinct(storage, account, 'type', sql`type`),
    await distinct(storage, account, 'author_key', sql`author`),
  ];
  return { types, authors };
}

/**
 * The values of a column, sorted. Each step finds the next value in the column's index: the number of templates does not
 * matter.
 *
 * @param shown the column that is returned: one of its values for each value of `column`
 */
async function distinct(
  { database }: Storage,
  { id }: Account,
  column: 'type' | 'author_key',
  shown: RawBuilder<unknown>,
): Promise<string[]> {
  const value = sql.ref(column);
  const rows = sql`FROM templates WHERE account = ${id} AND deleted IS NULL`;
  const result = await sql<{ shown: string }>`
    WITH RECURSIVE found (value) AS (
      SELECT min(${value}) ${rows}
      UNION ALL
      SELECT (SELECT min(${value}) ${rows} AND ${value} > found.value) FROM found
        WHERE found.value IS NOT NULL
    )
    SELECT (SELECT ${shown} ${rows} AND ${value} = found.value LIMIT 1) AS shown
      FROM found WHERE found.value IS NOT NULL LIMIT ${MOST_CHOICES}`.execute(database);
  return result.rows.map((row) => row.shown);
}
