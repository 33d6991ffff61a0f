import { DAY } from '../../server/clock';
import type { Database } from '../../server/database';
import { answersTable } from '../../server/once';
import { settingsTable } from '../../server/settings';
import { normalizedText } from '../../src/api/libraries/normalized-text';
import { ALL_DAYS } from './rows';

const tables = `
  ${settingsTable}
  CREATE TABLE IF NOT EXISTS accounts (
    id INTEGER PRIMARY KEY,
    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    name TEXT NOT NULL,
    password TEXT NOT NULL,
    plan TEXT NOT NULL DEFAULT 'none'
  ) STRICT;
  CREATE TABLE IF NOT EXISTS codes (
    code TEXT PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts (id),
    client TEXT NOT NULL,
    challenge TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS tokens (
    token TEXT PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts (id),
    expires INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS attempts (key TEXT NOT NULL, time INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS attempts_by_key ON attempts (key, time);
  CREATE INDEX IF NOT EXISTS attempts_by_time ON attempts (time);
  CREATE TABLE IF NOT EXISTS thumbnails (
    name TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    data BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS folders (
    id INTEGER PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    created INTEGER NOT NULL,
    deleted INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS folder_names ON folders (account, name_key) WHERE deleted IS NULL;
  CREATE TABLE IF NOT EXISTS templates (
    id INTEGER PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts (id),
    folder INTEGER REFERENCES folders (id),
    title TEXT NOT NULL,
    title_key TEXT NOT NULL,
    type TEXT NOT NULL,
    author TEXT NOT NULL COLLATE NOCASE,
    content TEXT NOT NULL,
    page_settings TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    thumbnail TEXT REFERENCES thumbnails (name),
    created INTEGER NOT NULL,
    edited INTEGER NOT NULL,
    deleted INTEGER,
    author_key TEXT NOT NULL DEFAULT '',
    content_key TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE TABLE IF NOT EXISTS kits (
    id INTEGER PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts (id),
    title TEXT NOT NULL,
    title_key TEXT NOT NULL,
    description TEXT NOT NULL,
    file TEXT NOT NULL,
    request TEXT,
    bytes INTEGER NOT NULL,
    thumbnail TEXT REFERENCES thumbnails (name),
    created INTEGER NOT NULL,
    deleted INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS kits_by_request ON kits (account, request)
    WHERE deleted IS NULL;
  -- Deleted kits use room too.
  DROP INDEX IF EXISTS kits_by_account;
  CREATE INDEX IF NOT EXISTS kits_by_size ON kits (account, bytes);
  CREATE INDEX IF NOT EXISTS kits_by_deletion ON kits (account, deleted, id) WHERE deleted IS NOT NULL;
  CREATE TABLE IF NOT EXISTS pending_files (
    file TEXT PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts (id),
    bytes INTEGER NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS pending_files_by_account ON pending_files (account);
  CREATE TABLE IF NOT EXISTS waiting_lines (key TEXT PRIMARY KEY, next INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS undos (
    id TEXT PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts (id),
    created INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS undo_steps (
    undo TEXT NOT NULL REFERENCES undos (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    item INTEGER NOT NULL,
    folder INTEGER
  ) STRICT;
  -- An undo looks up the folder of each moved template.
  CREATE INDEX IF NOT EXISTS undo_steps_by_item ON undo_steps (undo, kind, item);
  DROP INDEX IF EXISTS undo_steps_by_undo;
  ${answersTable}
`;

/** These indexes and triggers need columns that `addColumns` may have added. */
const indexes = `
  CREATE INDEX IF NOT EXISTS templates_by_title ON templates (account, title_key, id) WHERE deleted IS NULL;
  CREATE INDEX IF NOT EXISTS templates_by_type ON templates (account, type, id) WHERE deleted IS NULL;
  DROP INDEX IF EXISTS templates_by_author;
  CREATE INDEX IF NOT EXISTS templates_by_author_key ON templates (account, author_key, id) WHERE deleted IS NULL;
  CREATE INDEX IF NOT EXISTS templates_by_date ON templates (account, edited, id) WHERE deleted IS NULL;
  -- Templates of one type or author, in the order of the first page.
  CREATE INDEX IF NOT EXISTS templates_by_type_and_date ON templates (account, type, edited, id) WHERE deleted IS NULL;
  CREATE INDEX IF NOT EXISTS templates_by_author_and_date
    ON templates (account, author_key, edited, id) WHERE deleted IS NULL;
  CREATE INDEX IF NOT EXISTS templates_by_author_and_title
    ON templates (account, author_key, title_key, id) WHERE deleted IS NULL;
  CREATE INDEX IF NOT EXISTS templates_by_folder ON templates (account, folder) WHERE deleted IS NULL;
  CREATE INDEX IF NOT EXISTS templates_by_thumbnail ON templates (thumbnail, account);
  -- Earlier releases added up the bytes of all templates at each save.
  DROP INDEX IF EXISTS templates_by_size;
  DROP INDEX IF EXISTS templates_by_room;
  CREATE INDEX IF NOT EXISTS templates_by_deletion ON templates (account, deleted, id) WHERE deleted IS NOT NULL;
  -- Earlier releases searched titles only.
  DROP TABLE IF EXISTS template_words;
  DROP TRIGGER IF EXISTS words_added;
  DROP TRIGGER IF EXISTS words_removed;
  DROP TRIGGER IF EXISTS words_changed;
  CREATE TRIGGER IF NOT EXISTS text_added AFTER INSERT ON templates BEGIN
    INSERT INTO template_texts (rowid, title, content_key) VALUES (new.id, new.title, new.content_key);
  END;
  CREATE TRIGGER IF NOT EXISTS text_removed AFTER DELETE ON templates BEGIN
    INSERT INTO template_texts (template_texts, rowid, title, content_key)
      VALUES ('delete', old.id, old.title, old.content_key);
  END;
  CREATE TRIGGER IF NOT EXISTS text_changed AFTER UPDATE OF title, content_key ON templates BEGIN
    INSERT INTO template_texts (template_texts, rowid, title, content_key)
      VALUES ('delete', old.id, old.title, old.content_key);
    INSERT INTO template_texts (rowid, title, content_key) VALUES (new.id, new.title, new.content_key);
  END;
`;

const textTable = `
  CREATE VIRTUAL TABLE template_texts USING fts5 (
    title, content_key, content = 'templates', content_rowid = 'id',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
  );
  INSERT INTO template_texts (template_texts) VALUES ('rebuild');
`;

const COUNTED = 'account, day, folder, type, author_key';

const increase = `
  INSERT INTO template_counts (${COUNTED}, count) VALUES
    (new.account, ${ALL_DAYS}, coalesce(new.folder, 0), new.type, new.author_key, 1),
    (new.account, new.edited / ${DAY}, coalesce(new.folder, 0), new.type, new.author_key, 1)
    ON CONFLICT (${COUNTED}) DO UPDATE SET count = count + 1;
`;

const old = `account = old.account AND day IN (${ALL_DAYS}, old.edited / ${DAY}) AND type = old.type
  AND author_key = old.author_key AND folder = coalesce(old.folder, 0)`;

const decrease = `
  UPDATE template_counts SET count = count - 1 WHERE ${old};
  DELETE FROM template_counts WHERE ${old} AND count = 0;
`;

const countedChange =
  'AFTER UPDATE OF account, folder, type, author_key, edited, deleted ON templates';

/** In one transaction: after a crash, all of it is done again. */
const countTable = `
  BEGIN IMMEDIATE;
  CREATE TABLE template_counts (
    account INTEGER NOT NULL REFERENCES accounts (id),
    day INTEGER NOT NULL,
    folder INTEGER NOT NULL,
    type TEXT NOT NULL,
    author_key TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (${COUNTED})
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER count_added AFTER INSERT ON templates WHEN new.deleted IS NULL BEGIN ${increase} END;
  CREATE TRIGGER count_removed AFTER DELETE ON templates WHEN old.deleted IS NULL BEGIN ${decrease} END;
  CREATE TRIGGER count_left ${countedChange} WHEN old.deleted IS NULL BEGIN ${decrease} END;
  CREATE TRIGGER count_entered ${countedChange} WHEN new.deleted IS NULL BEGIN ${increase} END;
  INSERT INTO template_counts
    SELECT account, edited / ${DAY}, coalesce(folder, 0), type, author_key, count(*)
      FROM templates WHERE deleted IS NULL GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO template_counts
    SELECT account, ${ALL_DAYS}, folder, type, author_key, sum(count) FROM template_counts GROUP BY 1, 2, 3, 4, 5;
  COMMIT;
`;

const release = `
  UPDATE template_room SET items = items - 1, bytes = bytes - old.bytes WHERE account = old.account;
  DELETE FROM template_room WHERE account = old.account AND items = 0;
`;

const occupy = `
  INSERT INTO template_room (account, items, bytes) VALUES (new.account, 1, new.bytes)
    ON CONFLICT (account) DO UPDATE SET items = items + 1, bytes = bytes + excluded.bytes;
`;

/** Deleted templates use room too. In one transaction: after a crash, all of it is done again. */
const roomTable = `
  BEGIN IMMEDIATE;
  CREATE TABLE template_room (
    account INTEGER PRIMARY KEY REFERENCES accounts (id),
    items INTEGER NOT NULL,
    bytes INTEGER NOT NULL
  ) STRICT;
  CREATE TRIGGER room_taken AFTER INSERT ON templates BEGIN ${occupy} END;
  CREATE TRIGGER room_freed AFTER DELETE ON templates BEGIN ${release} END;
  CREATE TRIGGER room_changed AFTER UPDATE OF account, bytes ON templates BEGIN ${release} ${occupy} END;
  INSERT INTO template_room SELECT account, count(*), sum(bytes) FROM templates GROUP BY account;
  COMMIT;
`;

/** Creates missing tables, and updates those of earlier releases. */
export function prepareSqlite(database: Database): void {
  database.exec(tables);
  addColumns(database);
  if (!has(database, 'template_texts')) database.exec(textTable);
  database.exec(indexes);
  if (!has(database, 'template_counts')) database.exec(countTable);
  if (!has(database, 'template_room')) database.exec(roomTable);
}

/** Earlier releases sorted authors by the text itself, and searched no contents. */
function addColumns(database: Database): void {
  const rows = database.prepare('PRAGMA table_info(templates)').all() as { name: string }[];
  const columns = rows.map(({ name }) => name);
  for (const name of ['author_key', 'content_key']) {
    if (columns.includes(name)) continue;
    database.exec(`ALTER TABLE templates ADD COLUMN ${name} TEXT NOT NULL DEFAULT ''`);
  }
  if (!columns.includes('author_key')) fillAuthorKeys(database);
}

function fillAuthorKeys(database: Database): void {
  const authors = database.prepare('SELECT DISTINCT author FROM templates').all();
  const set = database.prepare('UPDATE templates SET author_key = ? WHERE author = ?');
  for (const { author } of authors as { author: string }[]) set.run(normalizedText(author), author);
}

const has = (database: Database, table: string): boolean =>
  database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined;
