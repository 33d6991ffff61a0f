import { StartupError } from '../../server/startup-error';
import { isLibraryBuilt, warmUp } from './assets';
import { environmentOptions } from './environment';
import { type RunningServer, startServer } from './server';

/**
 * The demo site: `node --import tsx demo/server/main.ts`. Environment variables:
 *
 * - `PORT` (4173), `HOST` (127.0.0.1), `DATA_DIR` (.data)
 * - `SITE_URL`: the public address, such as `https://bindery.example`
 * - `TRUST_PROXY`: the number of trusted reverse proxies in front of the server (0)
 * - `SMTP_URL`: the mail server. Without it, mails are written to the data folder
 * - `ADMIN_PASSWORD`: the outbox's password. Without it, the first start prints a random one
 * - `LIBRARY_URL`: the address of the library service, such as `http://127.0.0.1:4174`
 * - `KIT_ORIGINS`: origins that kits may be downloaded from, beside the site itself; separated by spaces
 * - `NH_SOURCE=1`: serves the library from source
 */
async function main(): Promise<void> {
  const options = environmentOptions(process.env);
  const server = await startServer(options);
  console.log(`The demo site is at ${server.url}`);
  if (server.newPassword)
    console.log(`The password of ${server.url}/outbox is ${server.newPassword}`);
  stopOnSignals(server);
  if (options.fromSource) return;
  // A running build may replace the files: then they are compressed on request.
  if (isLibraryBuilt()) await warmUp().catch(() => undefined);
  else console.log('The library has not been built: the pages work without their elements.');
}

function stopOnSignals(server: RunningServer): void {
  const stop = () => {
    server.close().then(
      () => process.exit(0),
      (error) => fail(error),
    );
  };
  // `once`: a second signal ends the process immediately.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
}

function fail(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

main().catch(fail);
