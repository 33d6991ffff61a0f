import { isLibraryBuilt, warmUp } from './assets';
import { environmentOptions } from './environment';
import { type RunningServer, startServer } from './server';
import { StartupError } from './startup-error';

/**
 * The demo site: `node --import tsx demo/server/main.ts`. Its environment:
 *
 * - `PORT` (4173), `HOST` (127.0.0.1), `DATA_DIR` (.data)
 * - `SITE_URL`: the address that visitors know, such as `https://bindery.example`
 * - `TRUST_PROXY`: how many proxies of one's own stand before it (0), whose forwarding headers are believed
 * - `SMTP_URL`: sends mails there instead of writing them to the data folder
 * - `ADMIN_PASSWORD`: the outbox's password; without it a random one is printed at first start
 * - `LIBRARY_URL`: the address of the library service, such as `http://127.0.0.1:4174`
 * - `NH_SOURCE=1`: serves the library from its source
 */
async function main(): Promise<void> {
  const options = environmentOptions(process.env);
  const server = await startServer(options);
  console.log(`The demo site is at ${server.url}`);
  if (server.newPassword)
    console.log(`The password of ${server.url}/outbox is ${server.newPassword}`);
  stopOnSignals(server);
  if (options.fromSource) return;
  // A build may just be replacing the files; then each is compressed when it is asked for.
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
  // Once: a second signal ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
}

function fail(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

main().catch(fail);
