import { makeSeedAccounts } from '../../library-service/seeds';
import {
  type LibraryServiceOptions,
  type RunningLibraryService,
  startLibraryService,
} from '../../library-service/server';
import { temporaryFolder } from '../shared';
import { newDatabase } from './new-database';

/** Starts a library service on a database of its own, with the seeded accounts and without templates. */
export async function startSeededLibrary(
  options: Partial<LibraryServiceOptions> = {},
): Promise<RunningLibraryService> {
  const library = await startLibraryService({
    port: 0,
    dataDir: temporaryFolder('nh-library'),
    databaseUrl: await newDatabase(),
    seed: false,
    ...options,
  });
  await makeSeedAccounts(library.service);
  return library;
}
