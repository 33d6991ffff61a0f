import { join } from 'node:path';
import SQLite from 'libsql';

/** The number of works that `keepFewWorks()` leaves. */
export const fewWorks = 12;

/**
 * Removes most of a new site's 600 works, for tests of kits that do not depend on the portfolio's size: each work is
 * a file and an image to pack, validate and read. Call it before the first request for works.
 * `kit-roundtrip.node.test.ts` tests a kit with all works.
 */
export function keepFewWorks({ dataDir }: { readonly dataDir: string }): void {
  const database = new SQLite(join(dataDir, 'site.db'));
  database
    .prepare('DELETE FROM works WHERE id NOT IN (SELECT id FROM works ORDER BY id LIMIT ?)')
    .run(fewWorks);
  database.close();
}
