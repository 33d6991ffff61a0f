import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import SQLite from 'libsql';
import { makeFolder } from '../demo/server/folder';
import { StartupError } from '../demo/server/startup-error';
import { tables } from './tables';

export type Database = SQLite.Database;

/**
 * Opens `library.db` in the data folder; at first start it makes the folder, the tables and the secret.
 *
 * @throws StartupError the folder cannot be written, or holds something that is no database
 */
export function openDatabase(dataDir: string): Database {
  let database: Database | undefined;
  try {
    makeFolder(join(dataDir, 'kits'));
    database = new SQLite(join(dataDir, 'library.db'));
    database.pragma('journal_mode = WAL');
    database.pragma('foreign_keys = ON');
    database.exec(tables);
    database
      .prepare("INSERT OR IGNORE INTO settings (key, value) VALUES ('secret', ?)")
      .run(randomBytes(32).toString('hex'));
    return database;
  } catch (cause) {
    database?.close();
    const why = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new StartupError(
      `The library's data folder ${dataDir} cannot be used: ${why}. Set LIBRARY_DATA_DIR to a folder that can be written.`,
      { cause },
    );
  }
}

/** Does all of `work` or nothing of it; two of them never run at once, so what one reads still holds when it writes. */
export function atOnce<Result>(database: Database, work: () => Result): Result {
  return database.inTransaction ? work() : database.transaction(work).immediate();
}
