import { StartupError } from '../server/startup-error';
import { LAST_PORT, wholeNumber } from '../server/whole-number';
import type { LibraryServiceOptions } from './server';

type Environment = Readonly<Record<string, string | undefined>>;

/** The hosts that only this computer reaches. */
const localHosts = ['127.0.0.1', '::1', 'localhost'];

/**
 * Reads the options of the service from environment variables; `main.ts` lists them.
 *
 * @throws StartupError a variable is invalid
 */
export function environmentOptions(environment: Environment): LibraryServiceOptions {
  const { LIBRARY_PORT, LIBRARY_DATA_DIR, LIBRARY_TRUST_PROXY, LIBRARY_SEED, LIBRARY_LOG } =
    environment;
  const host = environment.LIBRARY_HOST || '127.0.0.1';
  const proxies = wholeNumber('LIBRARY_TRUST_PROXY', LIBRARY_TRUST_PROXY || '0', 9);
  // The password of the seeded accounts is public.
  const isPublic = !localHosts.includes(host) || proxies > 0;
  return {
    port: wholeNumber('LIBRARY_PORT', LIBRARY_PORT || '4174', LAST_PORT),
    host,
    dataDir: LIBRARY_DATA_DIR || '.data/library',
    databaseUrl: environment.DATABASE_URL || undefined,
    blobsUrl: environment.BLOBS_URL || undefined,
    seed: LIBRARY_SEED ? toggle('LIBRARY_SEED', LIBRARY_SEED) : !isPublic,
    isPublic,
    proxies,
    log: (LIBRARY_LOG ? toggle('LIBRARY_LOG', LIBRARY_LOG) : isPublic) ? console.log : undefined,
  };
}

function toggle(name: string, text: string): boolean {
  if (text === '0' || text === '1') return text === '1';
  throw new StartupError(`${name} is "${text}", which is neither 0 nor 1.`);
}
