import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'libsql';
import { LockedFolderError, lockFolder, type Unlock } from './folder-lock';
import { StartupError } from './startup-error';
import { transaction } from './transaction';
import { ensureWritableFolder } from './writable-folder';

/** An open SQLite database. */
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

/** The lock's file. All servers use the same: two of them do not share a folder. */
const LOCK = 'server.lock';

/** The locks of open databases. */
const locks = new WeakMap<Database, Unlock>();

/**
 * Opens a SQLite database in WAL mode, with foreign keys enforced. The data folder is locked until
 * {@link closeDatabase}: one server at a time changes it.
 *
 * @param prepare creates missing tables and updates those of earlier releases
 * @throws StartupError the folder is not writable or in use, or the file is not a database, empty or damaged
 */
export function openDatabase(
  location: DatabaseLocation,
  prepare: (database: Database) => void,
): Database {
  const { dataDir, file, folders } = location;
  let unlock: Unlock | undefined;
  let database: Database | undefined;
  try {
    ensureWritableFolder(dataDir);
    unlock = lockFolder(dataDir, LOCK);
    for (const folder of folders) ensureWritableFolder(join(dataDir, folder));
    database = openFile(join(dataDir, file));
    prepare(database);
    locks.set(database, unlock);
    return database;
  } catch (cause) {
    database?.close();
    unlock?.();
    throw startupError(location, cause);
  }
}

/** Closes a database, with all of its data in one file, and unlocks its folder. */
export function closeDatabase(database: Database): void {
  // libsql leaves the data of the last minutes in the write-ahead log: a copy of the database file would lack them.
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  locks.get(database)?.();
  locks.delete(database);
}

function openFile(path: string): Database {
  const exists = existsSync(path);
  if (exists && statSync(path).size === 0) {
    throw new Error(`${path} is empty: restore a backup, or remove the file to start anew`);
  }
  const database = lockedFirst(new SQLite(path));
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('foreign_keys = ON');
    if (exists) assertWhole(database, path);
    protect(path);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const CHANGES_ROWS = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b/i;

/**
 * Makes statements that change rows take the write lock before they run. In libsql 0.5, a prepared statement that meets
 * a lock of another process, such as a backup, stays open: until it is garbage collected, no transaction can be
 * committed. `transaction` takes the lock with `exec`, which leaves nothing open.
 */
function lockedFirst(database: Database): Database {
  const prepare = database.prepare.bind(database);
  database.prepare = ((text: string) => {
    const statement = prepare(text);
    if (!CHANGES_ROWS.test(text)) return statement;
    for (const method of ['run', 'get', 'all'] as const) {
      const call = statement[method].bind(statement) as (...values: unknown[]) => never;
      statement[method] = (...values: unknown[]) => transaction(database, () => call(...values));
    }
    return statement;
  }) as Database['prepare'];
  return database;
}

function assertWhole(database: Database, path: string): void {
  const { quick_check: verdict } = database.prepare('PRAGMA quick_check(1)').get() as {
    quick_check: string;
  };
  if (verdict !== 'ok') throw new Error(`${path} is damaged: restore a backup`);
}

/** Makes the files of a database readable by their owner only. */
function protect(path: string): void {
  for (const file of ['', '-wal', '-shm'].map((suffix) => path + suffix)) {
    if (existsSync(file)) chmodSync(file, 0o600);
  }
}

function startupError({ dataDir, variable }: DatabaseLocation, cause: unknown): StartupError {
  if (cause instanceof LockedFolderError) {
    const message = `The data folder ${dataDir} is in use by another server, so nothing was changed. Stop that server, or set ${variable} to another folder.`;
    return new StartupError(message, { cause });
  }
  const [why] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  const message = `The data folder ${dataDir} cannot be used: ${why}. Set ${variable} to a folder that is writable.`;
  return new StartupError(message, { cause });
}
