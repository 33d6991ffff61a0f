import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds until an ended service is started again: doubled for each start in a row that fails. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 60_000;

/** A service that ran for so many milliseconds counts as started successfully. */
const STABLE_TIME = 60_000;

/**
 * Starts the library service in a separate process for the demo site, at the next port, with its data in a
 * folder of the site's data. The service ends with this process, and is started again when it crashes.
 *
 * @returns its address; undefined if it fails to start, which the service reports itself
 */
export async function startLibrary() {
  const { PORT = '4173', DATA_DIR = '.data', LIBRARY_PORT, LIBRARY_DATA_DIR } = process.env;
  const port = LIBRARY_PORT ?? String(Number(PORT) && Number(PORT) + 1);
  const dataDir = LIBRARY_DATA_DIR ?? `${DATA_DIR}/library`;
  const child = startProcess(port, dataDir);
  const started = once(child, 'message').then(([{ url }]) => url);
  const url = await Promise.race([started, once(child, 'exit').then(() => undefined)]);
  if (url !== undefined) keepAlive(child, () => startProcess(new URL(url).port, dataDir));
  return url;
}

function startProcess(port, dataDir) {
  const child = fork('library-service/main.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, LIBRARY_PORT: port, LIBRARY_DATA_DIR: dataDir },
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  // Neither the child process nor its message channel keeps this process alive.
  child.once('message', () => {
    child.unref();
    child.channel?.unref();
  });
  return child;
}

/** Starts the service again whenever it crashes. */
function keepAlive(child, start, delay = FIRST_DELAY) {
  const startedAt = Date.now();
  child.once('exit', (code, signal) => {
    // Somebody has stopped it.
    if (code === 0) return;
    const next = Date.now() - startedAt > STABLE_TIME ? FIRST_DELAY : delay;
    const seconds = next / 1000;
    console.error(
      `The library service has ended (${signal ?? `code ${code}`}), so templates and kits of the cloud are unavailable. It is started again in ${seconds} s.`,
    );
    setTimeout(() => keepAlive(start(), start, Math.min(next * 2, LONGEST_DELAY)), next).unref();
  });
}
