import { StartupError } from '../server/startup-error';
import { LAST_PORT, wholeNumber } from '../server/whole-number';
import { startLibraryService } from './server';

/**
 * The library service as a process: `node --import tsx library-service/main.ts`. Environment variables:
 *
 * - `LIBRARY_PORT` (4174), `LIBRARY_HOST` (127.0.0.1), `LIBRARY_DATA_DIR` (.data/library)
 * - `LIBRARY_TRUST_PROXY`: the number of trusted reverse proxies in front of the service (0)
 */
async function main(): Promise<void> {
  const { LIBRARY_PORT, LIBRARY_HOST, LIBRARY_DATA_DIR, LIBRARY_TRUST_PROXY } = process.env;
  const { url, close } = await startLibraryService({
    port: wholeNumber('LIBRARY_PORT', LIBRARY_PORT || '4174', LAST_PORT),
    host: LIBRARY_HOST || undefined,
    dataDir: LIBRARY_DATA_DIR || '.data/library',
    proxies: wholeNumber('LIBRARY_TRUST_PROXY', LIBRARY_TRUST_PROXY || '0', 9),
  });
  console.log(`The library is at ${url}`);
  // A parent process waits for this message.
  process.send?.({ url });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
