import type { Database } from '../../../../server/database';
import { hasColumn } from '../../columns';

/**
 * The tables of imports. A step reads the kit's validated items from here, so it needs no file. The items are the
 * journal of the import: each has its result, and the site's previous item, so that the import can be undone. The
 * values are kept apart: a row of the journal is written again with each change.
 */
export const importTables = `
  CREATE TABLE IF NOT EXISTS kit_imports (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    upload TEXT NOT NULL,
    state TEXT NOT NULL,
    manifest TEXT NOT NULL,
    left_out TEXT NOT NULL DEFAULT '[]',
    pictures TEXT NOT NULL DEFAULT '{"hosts":[],"count":0}',
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
    conflict TEXT,
    action TEXT,
    target TEXT,
    outcome TEXT,
    former TEXT,
    revision TEXT,
    PRIMARY KEY (import, position),
    UNIQUE (import, kind, key)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS kit_import_items_by_runner
    ON kit_import_items (import, runner, position);
  CREATE INDEX IF NOT EXISTS kit_import_renamed_items
    ON kit_import_items (import) WHERE action = 'rename';
  CREATE TABLE IF NOT EXISTS kit_import_values (
    import TEXT NOT NULL REFERENCES kit_imports (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    value TEXT NOT NULL,
    content TEXT,
    links TEXT,
    revision TEXT,
    PRIMARY KEY (import, position)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS kit_import_media (
    import TEXT NOT NULL REFERENCES kit_imports (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    bytes BLOB,
    is_added INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (import, name)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS kit_import_picture_uses (
    import TEXT NOT NULL REFERENCES kit_imports (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    address TEXT NOT NULL,
    is_featured INTEGER NOT NULL,
    PRIMARY KEY (import, position, address)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS kit_import_pictures (
    import TEXT NOT NULL REFERENCES kit_imports (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    name TEXT,
    fault TEXT,
    size INTEGER NOT NULL DEFAULT 0,
    time INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (import, address)
  ) STRICT, WITHOUT ROWID;
`;

/** Updates the tables of earlier releases. */
export function updateImports(database: Database): void {
  if (!hasColumn(database, 'kit_imports', 'left_out')) {
    database.exec("ALTER TABLE kit_imports ADD COLUMN left_out TEXT NOT NULL DEFAULT '[]'");
  }
  if (!hasColumn(database, 'kit_imports', 'pictures')) {
    database.exec(
      `ALTER TABLE kit_imports
       ADD COLUMN pictures TEXT NOT NULL DEFAULT '{"hosts":[],"count":0}'`,
    );
  }
  if (!hasColumn(database, 'kit_import_values', 'content')) {
    database.exec('ALTER TABLE kit_import_values ADD COLUMN content TEXT');
  }
  for (const column of ['links', 'revision']) {
    if (hasColumn(database, 'kit_import_values', column)) continue;
    database.exec(`ALTER TABLE kit_import_values ADD COLUMN ${column} TEXT`);
  }
  if (hasColumn(database, 'kit_import_items', 'value')) {
    database.exec(
      `INSERT INTO kit_import_values (import, position, value)
         SELECT import, position, value FROM kit_import_items;
       ALTER TABLE kit_import_items DROP COLUMN value;`,
    );
  }
}
