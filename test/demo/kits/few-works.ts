import { join } from 'node:path';
import SQLite from 'libsql';

/** How many works `keepFewWorks()` leaves. */
export const fewWorks = 12;

/**
 * Takes most of a new site's 600 works away, for tests of kits that the portfolio's size is nothing to:
 * each work is a file and a picture that are packed, checked and read again. To be called before anybody
 * has asked the site for its works. The kit of all of them is in `kit-roundtrip.node.test.ts`.
 */
export function keepFewWorks({ dataDir }: { readonly dataDir: string }): void {
  const database = new SQLite(join(dataDir, 'site.db'));
  database
    .prepare('DELETE FROM works WHERE id NOT IN (SELECT id FROM works ORDER BY id LIMIT ?)')
    .run(fewWorks);
  database.close();
}
