import type { Database } from '../../../server/database';
import { transaction } from '../../../server/transaction';

/** Adds one click for each page id. */
export function addClicks(database: Database, pages: readonly number[]): void {
  const add = database.prepare(
    'INSERT INTO clicks (page, count) VALUES (?, 1) ON CONFLICT (page) DO UPDATE SET count = count + 1',
  );
  transaction(database, () => {
    for (const page of pages) add.run(page);
  });
}
