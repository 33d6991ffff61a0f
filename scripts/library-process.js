import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts the library service in a separate process for the demo site, at the next port, with its data in a
 * folder of the site's data. The service ends with this process.
 *
 * @returns its address; undefined if it fails to start, which the service reports itself
 */
export async function startLibrary() {
  const { PORT = '4173', DATA_DIR = '.data', LIBRARY_PORT, LIBRARY_DATA_DIR } = process.env;
  const child = fork('library-service/main.ts', {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      LIBRARY_PORT: LIBRARY_PORT ?? String(Number(PORT) && Number(PORT) + 1),
      LIBRARY_DATA_DIR: LIBRARY_DATA_DIR ?? `${DATA_DIR}/library`,
    },
  });
  process.once('exit', () => child.kill());
  const started = once(child, 'message').then(([{ url }]) => url);
  const url = await Promise.race([started, once(child, 'exit').then(() => undefined)]);
  // Neither the child process nor its message channel keeps this process alive.
  child.unref();
  child.channel?.unref();
  return url;
}
