import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setInterval } from 'node:timers/promises';
import { bundled } from '../../bundled';
import { adminPassword } from './administrator';

const running = new Set<ChildProcess>();

/** A server in its own process, which a test can kill at any time. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Kills the process at once, as by a power cut. */
  kill(): Promise<void>;
}

/** Starts a server in its own process, with further environment variables. */
export async function serverProcess(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [await bundled('demo/server/main.ts')], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [output] = await once(child.stdout, 'data');
  const [url = ''] = /http:\/\/\S+/.exec(String(output)) ?? [];
  return {
    url,
    pid: child.pid ?? 0,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Kills servers that failed tests have left running. */
export function killServerProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Resolves when the condition holds; checks it every two milliseconds, until the test's timeout. */
export async function until(isSo: () => boolean): Promise<void> {
  if (isSo()) return;
  for await (const _ of setInterval(2)) {
    if (isSo()) return;
  }
}
