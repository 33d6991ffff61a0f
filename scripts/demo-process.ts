import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './contracts';

/** A demo site in a process of its own. */
export interface DemoProcess {
  readonly address: string;
  stop(): void;
}

/**
 * Starts the demo with a data folder of its own; resolves when it answers.
 *
 * @param data the folder of its database and mail
 * @throws Error if the demo ends instead
 */
export async function startDemo(data: string, password: string): Promise<DemoProcess> {
  const port = 20_000 + (process.pid % 20_000);
  const env = { PORT: `${port}`, LIBRARY_PORT: `${port + 1}`, DATA_DIR: data };
  const library = { LIBRARY_DATA_DIR: join(data, 'library'), ADMIN_PASSWORD: password };
  const demo = spawn(process.execPath, ['scripts/start.js'], {
    cwd: root,
    env: { ...process.env, ...env, ...library },
  });
  const ended = new Promise<never>((_, reject) =>
    demo.once('exit', (code) => reject(new Error(`The demo ended with ${code}.`))),
  );
  ended.catch(() => undefined);
  const ready = new Promise<void>((resolve) =>
    demo.stdout.on('data', (text) => {
      if (String(text).includes('The demo site is at')) resolve();
    }),
  );
  await Promise.race([ready, ended]);
  return { address: `http://127.0.0.1:${port}`, stop: () => demo.kill() };
}
