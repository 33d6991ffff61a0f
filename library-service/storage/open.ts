import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite, SQLITE_FILE } from './sqlite';
import type { Storage } from './storage';

/** A storage that this process has opened. */
export interface OpenStorage extends Storage {
  close(): Promise<void>;
}

/** Whether the data folder already holds a database of SQLite. */
export const hasSqlite = (dataDir: string): boolean => existsSync(join(dataDir, SQLITE_FILE));

/**
 * Opens the database: PostgreSQL at `url`, or else SQLite in the data folder.
 *
 * @throws StartupError the database cannot be used
 */
export async function openStorage(dataDir: string, url?: string): Promise<OpenStorage> {
  if (url === undefined) return openSqlite(dataDir);
  const { openPostgres } = await import('./postgres');
  return openPostgres(url);
}
