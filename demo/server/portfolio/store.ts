import type { Database } from '../../../server/database';
import { transaction } from '../../../server/transaction';
import { generateWorks } from './seeds/works';
import type { Work } from './work';

const table = `
  CREATE TABLE IF NOT EXISTS works (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    work TEXT NOT NULL
  ) STRICT;
`;

/** The works of a new database. */
export const seededWorks = (): readonly Work[] =>
  generateWorks({ count: 600, firstId: 1001, seed: 7 });

/** Creates the table of works, and fills it when it is empty. */
export function prepareWorks(database: Database): void {
  database.exec(table);
  if (database.prepare('SELECT 1 FROM works LIMIT 1').get()) return;
  const insert = database.prepare('INSERT INTO works (id, slug, work) VALUES (?, ?, ?)');
  transaction(database, () => {
    for (const work of seededWorks()) insert.run(work.id, work.slug, JSON.stringify(work));
  });
}

/** The number of changes of works since a database was opened. */
const changes = new WeakMap<Database, number>();

/** A version number that increases when works change. */
export const worksVersion = (database: Database): number => changes.get(database) ?? 0;

/** All stored works, newest first. */
export function storedWorks(database: Database): readonly Work[] {
  const rows = database.prepare('SELECT work FROM works ORDER BY id DESC').all();
  return (rows as { work: string }[]).map(({ work }) => JSON.parse(work) as Work);
}

/** The work with this slug. */
export function storedWork(database: Database, slug: string): Work | undefined {
  const row = database.prepare('SELECT work FROM works WHERE slug = ?').get(slug);
  return row ? (JSON.parse((row as { work: string }).work) as Work) : undefined;
}

/** Saves a work. A work with the same slug is overwritten and keeps its id. */
export function saveWork(database: Database, work: Omit<Work, 'id'>): void {
  const id = storedWork(database, work.slug)?.id ?? nextId(database);
  database
    .prepare('INSERT OR REPLACE INTO works (id, slug, work) VALUES (?, ?, ?)')
    .run(id, work.slug, JSON.stringify({ ...work, id }));
  changed(database);
}

/** Removes the work with this slug, if it exists. */
export function removeWork(database: Database, slug: string): void {
  database.prepare('DELETE FROM works WHERE slug = ?').run(slug);
  changed(database);
}

function nextId(database: Database): number {
  const row = database.prepare('SELECT coalesce(max(id), 1000) + 1 AS id FROM works').get();
  return (row as { id: number }).id;
}

function changed(database: Database): void {
  changes.set(database, worksVersion(database) + 1);
}
