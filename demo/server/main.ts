import { isLibraryBuilt, warmUp } from './assets';
import { type RunningServer, startServer } from './server';
import { StartupError } from './startup-error';

/**
 * The demo site: `node --import tsx demo/server/main.ts`. Its environment:
 *
 * - `PORT` (4173), `HOST` (127.0.0.1), `DATA_DIR` (.data)
 * - `SMTP_URL`: sends mails there instead of writing them to the data folder
 * - `ADMIN_PASSWORD`: the outbox's password; without it a random one is printed at first start
 * - `NH_SOURCE=1`: serves the library from its source
 */
async function main(): Promise<void> {
  const { HOST, DATA_DIR, SMTP_URL, ADMIN_PASSWORD, NH_SOURCE } = process.env;
  const fromSource = NH_SOURCE === '1';
  const server = await startServer({
    port: portNumber(process.env.PORT),
    host: HOST || undefined,
    dataDir: DATA_DIR || '.data',
    smtpUrl: SMTP_URL,
    adminPassword: ADMIN_PASSWORD,
    fromSource,
  });
  console.log(`The demo site is at ${server.url}`);
  if (server.newPassword)
    console.log(`The password of ${server.url}/outbox is ${server.newPassword}`);
  stopOnSignals(server);
  if (fromSource) return;
  // A build may just be replacing the files; then each is compressed when it is asked for.
  if (isLibraryBuilt()) await warmUp().catch(() => undefined);
  else console.log('The library has not been built: the pages work without their elements.');
}

function portNumber(text = ''): number {
  if (text === '') return 4173;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartupError(`PORT is "${text}", which is no number from 0 to 65535.`);
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
