import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'libsql';
import { changeTables } from './cms/build/changes';
import { prepareContent } from './cms/seeds';
import { contentTables, renewDocuments, reusesNumbers } from './cms/tables';
import { inTransaction } from './cms/transaction';
import { makeFolder } from './folder';
import { exportTables } from './kits/exports/tables';
import { importTables } from './kits/imports/tables';
import { uploadTables } from './kits/uploads/tables';
import { libraryTables } from './libraries/tables';
import { prepareWorks } from './portfolio/store';
import { StartupError } from './startup-error';

export type Database = SQLite.Database;

const tables = `
  CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
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

const databasePath = (dataDir: string): string => join(dataDir, 'site.db');

/** Whether the data folder holds a database already. */
export const hasDatabase = (dataDir: string): boolean => existsSync(databasePath(dataDir));

/**
 * Opens `site.db` in the data folder; at first start it makes the folder, the tables, the
 * works of the portfolio and the secret.
 *
 * @throws StartupError the folder cannot be written, or holds something that is no database
 */
export function openDatabase(dataDir: string): Database {
  let database: Database | undefined;
  try {
    for (const folder of ['uploads', 'mail']) makeFolder(join(dataDir, folder));
    database = new SQLite(databasePath(dataDir));
    return prepared(database);
  } catch (cause) {
    database?.close();
    const why = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    const hint = 'Set DATA_DIR to a folder that can be written.';
    throw new StartupError(`The data folder ${dataDir} cannot be used: ${why}. ${hint}`, { cause });
  }
}

function prepared(database: Database): Database {
  database.pragma('journal_mode = WAL');
  database.pragma('foreign_keys = OFF');
  if (database.prepare(reusesNumbers).get()) database.exec(renewDocuments);
  database.pragma('foreign_keys = ON');
  // At once: each transaction of its own would wait for the disk.
  inTransaction(database, () => {
    database.exec(tables + contentTables + changeTables + libraryTables);
    database.exec(exportTables + uploadTables + importTables);
    prepareWorks(database);
    prepareContent(database);
    addRoles(database);
    database
      .prepare("INSERT OR IGNORE INTO settings (key, value) VALUES ('secret', ?)")
      .run(randomBytes(32).toString('hex'));
    // Whoever was mailing when the last process died did not get to say how it went.
    database.exec("UPDATE submissions SET status = 'mail_failed' WHERE status = 'sending'");
  });
  return database;
}

// Databases of earlier releases knew administrators alone, then one of them.
function addRoles(database: Database): void {
  const columns = database.prepare('PRAGMA table_info(sessions)').all() as { name: string }[];
  for (const [name, byDefault] of [
    ['role', 'administrator'],
    ['name', 'admin'],
  ] as const) {
    if (columns.some((column) => column.name === name)) continue;
    database.exec(`ALTER TABLE sessions ADD COLUMN ${name} TEXT NOT NULL DEFAULT '${byDefault}'`);
  }
}

/** A setting that the server keeps for itself, such as its secret. */
export function setting(database: Database, key: string): string | undefined {
  const row = database.prepare('SELECT value FROM settings WHERE key = ?').get(key);
  return (row as { value: string } | undefined)?.value;
}

/** Keeps a setting over restarts. */
export function keepSetting(database: Database, key: string, value: string): void {
  database
    .prepare(
      'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    )
    .run(key, value);
}
