import type { Database } from '../database';
import { madeWorks } from './seeds/works';
import type { Work } from './work';

const table = `
  CREATE TABLE IF NOT EXISTS works (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    work TEXT NOT NULL
  ) STRICT;
`;

/** The works that a new database is given. */
export const seededWorks = (): readonly Work[] => madeWorks({ count: 600, firstId: 1001, seed: 7 });

/** Makes the table of the works and, where it is empty, fills it. */
export function prepareWorks(database: Database): void {
  database.exec(table);
  if (database.prepare('SELECT 1 FROM works LIMIT 1').get()) return;
  const insert = database.prepare('INSERT INTO works (id, slug, work) VALUES (?, ?, ?)');
  database.transaction(() => {
    for (const work of seededWorks()) insert.run(work.id, work.slug, JSON.stringify(work));
  })();
}

/** All works that are stored, the newest first. */
export function storedWorks(database: Database): readonly Work[] {
  const rows = database.prepare('SELECT work FROM works ORDER BY id DESC').all();
  return (rows as { work: string }[]).map(({ work }) => JSON.parse(work) as Work);
}
