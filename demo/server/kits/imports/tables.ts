import type { Database } from '../../../../server/database';

/**
 * The tables of imports. A step reads the kit's validated items from here, so it needs no file and is one
 * transaction. The site's previous items are stored too, so that an import can be undone.
 */
export const importTables = `
  CREATE TABLE IF NOT EXISTS kit_imports (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    upload TEXT NOT NULL,
    state TEXT NOT NULL,
    manifest TEXT NOT NULL,
    left_out TEXT NOT NULL DEFAULT '[]',
    opened INTEGER NOT NULL,
    started INTEGER,
    ended INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS kit_import_runners (
    import TEXT NOT NULL REFERENCES kit_imports (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    runner TEXT NOT NULL,
    is_done INTEGER NOT NULL,
    PRIMARY KEY (import, runner)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS kit_import_items (
    import TEXT NOT NULL REFERENCES kit_imports (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    runner TEXT NOT NULL,
    part TEXT NOT NULL,
    section TEXT NOT NULL,
    names TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    title TEXT NOT NULL,
    value TEXT NOT NULL,
    conflict TEXT,
    action TEXT,
    target TEXT,
    outcome TEXT,
    former TEXT,
    revision TEXT,
    PRIMARY KEY (import, position),
    UNIQUE (import, kind, key)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS kit_import_media (
    import TEXT NOT NULL REFERENCES kit_imports (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    bytes BLOB,
    is_added INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (import, name)
  ) STRICT;
`;

/** Adds the column that imports of earlier releases lack. */
export function updateImports(database: Database): void {
  const columns = database.prepare('PRAGMA table_info(kit_imports)').all() as { name: string }[];
  if (columns.some(({ name }) => name === 'left_out')) return;
  database.exec("ALTER TABLE kit_imports ADD COLUMN left_out TEXT NOT NULL DEFAULT '[]'");
}
