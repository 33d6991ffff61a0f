import { StartupError } from '../demo/server/startup-error';
import { startLibraryService } from './server';

/**
 * The library service by itself: `node --import tsx library-service/main.ts`. Its environment:
 *
 * - `LIBRARY_PORT` (4174), `LIBRARY_HOST` (127.0.0.1), `LIBRARY_DATA_DIR` (.data/library)
 */
async function main(): Promise<void> {
  const { LIBRARY_PORT, LIBRARY_HOST, LIBRARY_DATA_DIR } = process.env;
  const { url, close } = await startLibraryService({
    port: Number(LIBRARY_PORT || 4174),
    host: LIBRARY_HOST || undefined,
    dataDir: LIBRARY_DATA_DIR || '.data/library',
  });
  console.log(`The library is at ${url}`);
  // Whoever has started this process waits for it.
  process.send?.({ url });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
