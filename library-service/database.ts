import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as shared from '../server/database';
import { tables } from './tables';

const file = 'library.db';

/** Whether the data folder already holds a database. */
export const hasDatabase = (dataDir: string): boolean => existsSync(join(dataDir, file));

/**
 * Opens `library.db` in the data folder. The first start creates folder and tables.
 *
 * @throws StartupError the folder is not writable, or the file is not a database
 */
export function openDatabase(dataDir: string): shared.Database {
  const location = {
    dataDir,
    file,
    folders: ['kits'],
    variable: 'LIBRARY_DATA_DIR',
  };
  return shared.openDatabase(location, (database) => database.exec(tables));
}
