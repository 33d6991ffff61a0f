import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setInterval } from 'node:timers/promises';
import { adminPassword } from './administrator';

const running = new Set<ChildProcess>();

/** A server in a process of its own, which a test may kill in the middle of anything. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
}

/** Starts a server over a data folder, in a process of its own. */
export async function serverProcess(dataDir: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
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

/** Ends what a failed test has left. */
export function killServerProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Waits until something is so, looking every few milliseconds; the test's own time limit ends it. */
export async function until(isSo: () => boolean): Promise<void> {
  if (isSo()) return;
  for await (const _ of setInterval(2)) {
    if (isSo()) return;
  }
}
