import { StartupError } from '../server/startup-error';
import { environmentOptions } from './environment';
import { openTelemetry } from './observation/open-telemetry';
import { startLibraryService } from './server';

/**
 * The library service as a process: `node --import tsx library-service/main.ts`. Environment variables:
 *
 * - `LIBRARY_PORT` (4174), `LIBRARY_HOST` (127.0.0.1), `LIBRARY_DATA_DIR` (.data/library)
 * - `DATABASE_URL`: a PostgreSQL database, `postgres://…`; several processes may share it. Default: SQLite in the
 *   data folder
 * - `BLOBS_URL`: an S3-compatible store for the kits' files, `s3://bucket?endpoint=https://…&region=…`, with its keys in
 *   `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`. Default: the data folder
 * - `LIBRARY_TRUST_PROXY`: the number of trusted reverse proxies in front of the service (0)
 * - `LIBRARY_SEED`: `1` fills a new database with demo accounts, whose password is public; `0` does not. Default: 1 if
 *   only this computer reaches the service
 * - `LIBRARY_LOG`: `1` writes one line of JSON for each request; `0` does not. Default: 1 if other computers reach the
 *   service
 * - `OTEL_EXPORTER_OTLP_ENDPOINT` and the other variables of OpenTelemetry: where metrics and traces are sent. Default:
 *   nowhere
 */
async function main(): Promise<void> {
  const telemetry = await openTelemetry(process.env);
  const { url, close } = await startLibraryService({
    ...environmentOptions(process.env),
    telemetry,
  });
  // A parent process waits for this message; whoever reads the line may count on it.
  if (process.send) await new Promise((sent) => process.send?.({ url }, sent));
  console.log(`The library is at ${url} (process ${process.pid})`);
  const stop = () => void close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, stop);
  }
  // The parent process has ended without a signal to this one.
  process.once('disconnect', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
