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
 * - `KIT_ORIGINS`: origins that kits and their pictures may be downloaded from, beside the site itself and the kit's
 *   own; separated by spaces
 * - `KIT_STEP_TIME`: milliseconds that a request of a kit's import or export works (1000); it then ends, and the next
 *   one continues
 * - `KIT_UNFILTERED_HTML=1`: the administrators may import HTML with scripts and frames, which is then not filtered
 * - `EDITOR_RIGHTS`: the rights of the account `editor` in the page editor, separated by spaces: `edit`, `publish`,
 *   `settings`, `html` (all that the site gives)
 * - `NH_SOURCE=1`: serves the library from source
 */
async function main(): Promise<void> {
  const options = environmentOptions(process.env);
  const server = await startServer(options);
  console.log(`The demo site is at ${server.url}`);
  console.log(`Its documentation: ${server.url}/docs`);
  console.log(`Its administrators’ screens: ${server.url}/login, as admin`);
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
