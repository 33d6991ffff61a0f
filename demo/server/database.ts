import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../server/database';
import * as shared from '../../server/database';
import { settingsTable } from '../../server/settings';
import { transaction } from '../../server/transaction';
import { changeTables } from './cms/build/changes';
import { prepareContent } from './cms/seeds';
import {
  addParents,
  contentTables,
  lacksAutoincrement,
  lacksParents,
  recreateDocuments,
} from './cms/tables';
import { hasColumn } from './columns';
import { editorTables, updateEditor } from './editor/tables';
import { exportTables } from './kits/exports/tables';
import { importTables, updateImports } from './kits/imports/tables';
import { uploadTables } from './kits/uploads/tables';
import { libraryTables } from './libraries/tables';
import { prepareWorks } from './portfolio/store';

const tables = `
  ${settingsTable}
  CREATE TABLE IF NOT EXISTS submissions (
    id INTEGER PRIMARY KEY,
    form_id INTEGER NOT NULL,
    form_title TEXT NOT NULL,
    status TEXT NOT NULL,
    reason TEXT NOT NULL,
    hash TEXT NOT NULL,
    fields TEXT NOT NULL,
    address TEXT NOT NULL,
    created INTEGER NOT NULL,
    mail_file TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS submissions_by_hash ON submissions (hash, created);
  CREATE TABLE IF NOT EXISTS attachments (
    id INTEGER PRIMARY KEY,
    submission_id INTEGER NOT NULL REFERENCES submissions (id),
    field TEXT NOT NULL,
    name TEXT NOT NULL,
    size INTEGER NOT NULL,
    file TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS attachments_by_submission ON attachments (submission_id);
  CREATE TABLE IF NOT EXISTS captchas (
    challenge TEXT PRIMARY KEY,
    answer TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY,
    expires INTEGER NOT NULL,
    role TEXT NOT NULL DEFAULT 'administrator',
    name TEXT NOT NULL DEFAULT 'admin'
  ) STRICT;
  CREATE TABLE IF NOT EXISTS regions (
    country TEXT NOT NULL,
    position INTEGER NOT NULL,
    ctitle TEXT NOT NULL DEFAULT '',
    link TEXT NOT NULL DEFAULT '',
    offset_x REAL NOT NULL DEFAULT 0,
    offset_y REAL NOT NULL DEFAULT 0,
    PRIMARY KEY (country, position)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS clicks (page INTEGER PRIMARY KEY, count INTEGER NOT NULL) STRICT;
`;

const file = 'site.db';

/** Whether the data folder already holds a database. */
export const hasDatabase = (dataDir: string): boolean => existsSync(join(dataDir, file));

/**
 * Opens `site.db` in the data folder. The first start creates the folder, the tables, the site's content and the
 * secret that signs nonces.
 *
 * @throws StartupError the folder is not writable, or the file is not a database
 */
export function openDatabase(dataDir: string): Database {
  const location = { dataDir, file, folders: ['uploads', 'mail'], variable: 'DATA_DIR' };
  return shared.openDatabase(location, prepare);
}

function prepare(database: Database): void {
  updateDocuments(database);
  // A single transaction: each commit waits for the disk.
  transaction(database, () => {
    database.exec(tables + contentTables + changeTables + libraryTables);
    database.exec(exportTables + uploadTables + importTables + editorTables);
    prepareWorks(database);
    prepareContent(database);
    addSessionColumns(database);
    addMediaTitles(database);
    updateImports(database);
    updateEditor(database);
    database
      .prepare("INSERT OR IGNORE INTO settings (key, value) VALUES ('secret', ?)")
      .run(randomBytes(32).toString('hex'));
    // Mails that the previous process was sending when it died: their outcome is unknown.
    database.exec("UPDATE submissions SET status = 'mail_failed' WHERE status = 'sending'");
  });
}

// Adds the column of parents. Recreates the table of earlier releases, which lacks AUTOINCREMENT, without foreign key
// checks.
function updateDocuments(database: Database): void {
  if (database.prepare(lacksParents).get()) database.exec(addParents);
  if (database.prepare(lacksAutoincrement).get()) {
    database.pragma('foreign_keys = OFF');
    database.exec(recreateDocuments);
    database.pragma('foreign_keys = ON');
  }
}

function addMediaTitles(database: Database): void {
  if (hasColumn(database, 'media', 'title')) return;
  database.exec("ALTER TABLE media ADD COLUMN title TEXT NOT NULL DEFAULT ''");
}

// Sessions of earlier releases have no role and no name: they belong to the administrator.
function addSessionColumns(database: Database): void {
  for (const [name, fallback] of [
    ['role', 'administrator'],
    ['name', 'admin'],
  ] as const) {
    if (hasColumn(database, 'sessions', name)) continue;
    database.exec(`ALTER TABLE sessions ADD COLUMN ${name} TEXT NOT NULL DEFAULT '${fallback}'`);
  }
}
