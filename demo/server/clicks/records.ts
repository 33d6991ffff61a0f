import type { Database } from '../database';

/** Counts one more click for each page. */
export function addClicks(database: Database, pages: readonly number[]): void {
  const add = database.prepare(
    'INSERT INTO clicks (page, count) VALUES (?, 1) ON CONFLICT (page) DO UPDATE SET count = count + 1',
  );
  database.transaction(() => {
    for (const page of pages) add.run(page);
  })();
}
