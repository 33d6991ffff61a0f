import { join } from 'node:path';
import SQLite from 'libsql';

/** Ends a lock. */
export type Unlock = () => void;

/** The folder is locked by another server. */
export class LockedFolderError extends Error {}

/**
 * Locks a folder for one server, so that a second one that is started by mistake changes nothing. The operating
 * system ends the lock with the process, even after a crash: it is the file lock of an open SQLite transaction.
 *
 * @param name the name of the lock's file, created when missing
 * @throws LockedFolderError another server holds the lock
 */
export function lockFolder(folder: string, name: string): Unlock {
  const lock = new SQLite(join(folder, name), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if (!isBusy(cause)) throw cause;
    throw new LockedFolderError(`${folder} is in use`, { cause });
  }
  return () => {
    lock.close();
  };
}

function isBusy(error: unknown): boolean {
  return Object(error).code === 'SQLITE_BUSY';
}
