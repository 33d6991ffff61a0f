import { join } from 'node:path';
import SQLite from 'libsql';
import { StartupError } from './startup-error';
import { ensureWritableFolder } from './writable-folder';

export type Database = SQLite.Database;

/** A server's database file and the folders beside it. */
export interface DatabaseLocation {
  /** Created, with the folders inside it, when missing. */
  readonly dataDir: string;
  /** The name of the database file in `dataDir`. */
  readonly file: string;
  /** Folders in `dataDir` for uploaded files and the like. */
  readonly folders: readonly string[];
  /** The environment variable that holds `dataDir`; the error message names it. */
  readonly variable: string;
}

/**
 * Opens a SQLite database in WAL mode, with foreign keys enforced.
 *
 * @param prepare creates missing tables and updates those of earlier releases
 * @throws StartupError the folder is not writable, or the file is not a database
 */
export function openDatabase(
  { dataDir, file, folders, variable }: DatabaseLocation,
  prepare: (database: Database) => void,
): Database {
  let database: Database | undefined;
  try {
    for (const folder of folders) ensureWritableFolder(join(dataDir, folder));
    database = new SQLite(join(dataDir, file));
    database.pragma('journal_mode = WAL');
    database.pragma('foreign_keys = ON');
    prepare(database);
    return database;
  } catch (cause) {
    database?.close();
    const [why] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    throw new StartupError(
      `The data folder ${dataDir} cannot be used: ${why}. Set ${variable} to a folder that is writable.`,
      { cause },
    );
  }
}
