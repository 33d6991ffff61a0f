import { type Driver, Kysely, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';
import { closeDatabase, openDatabase } from '../../server/database';
import type { OpenStorage } from './open';
import type { Tables } from './rows';
import { prepareSqlite } from './sqlite-tables';

export const SQLITE_FILE = 'library.db';

/**
 * Opens `library.db` in the data folder. The first start creates folder and tables.
 *
 * @throws StartupError the folder is not writable or in use, or the file is not a database
 */
export function openSqlite(dataDir: string): OpenStorage {
  const location = {
    dataDir,
    file: SQLITE_FILE,
    folders: ['kits'],
    variable: 'LIBRARY_DATA_DIR',
  };
  const file = openDatabase(location, prepareSqlite);
  // `closeDatabase` closes the file.
  const database = { prepare: (text: string) => file.prepare(text), close: () => {} };
  // A prepared BEGIN that meets a locked database would stay open (`server/database.ts`).
  const begin = () => void file.exec('BEGIN IMMEDIATE');
  const kysely = new Kysely<Tables>({ dialect: new ImmediateDialect({ database, begin }) });
  return {
    database: kysely,
    isShared: false,
    async close() {
      await kysely.destroy();
      closeDatabase(file);
    },
  };
}

interface ImmediateConfig extends SqliteDialectConfig {
  /** Begins a transaction. */
  readonly begin: () => void;
}

/** SQLite with transactions that take the write lock first. */
class ImmediateDialect extends SqliteDialect {
  readonly #config: ImmediateConfig;

  constructor(config: ImmediateConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #begin: () => void;

  constructor(config: ImmediateConfig) {
    super(config);
    this.#begin = config.begin;
  }

  override async beginTransaction(): Promise<void> {
    this.#begin();
  }
}
