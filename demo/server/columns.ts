import type { Database } from '../../server/database';

/** Whether a table has a column: those of earlier releases lack some. */
export function hasColumn(database: Database, table: string, column: string): boolean {
  const columns = database.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[];
  return columns.some(({ name }) => name === column);
}
