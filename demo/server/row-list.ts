import type { Database } from '../../server/database';
import { statement } from '../../server/statement';

/**
 * Reads all rows as one JSON text: the driver is slow at returning many rows.
 *
 * @param fields the arguments of SQLite's `json_object`: names and expressions
 * @param from what follows `FROM`: a fixed text, with a `?` for each of `values`
 */
export function rowList<Item>(
  database: Database,
  fields: string,
  from: string,
  values: readonly (string | number)[],
): Item[] {
  const { list } = statement(
    database,
    `SELECT json_group_array(json_object(${fields})) AS list FROM (SELECT * FROM ${from})`,
  ).get(...values) as { list: string };
  return JSON.parse(list) as Item[];
}
