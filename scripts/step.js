import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/**
 * Runs one step of `npm test` and says how it went, with the reason if it has failed.
 *
 * @param step `command`; `isRunner`: it must hand over counts, with at least one test that passed
 * @param options `root`: the working directory; `counts`: where a runner writes its counts;
 *   `minutes`: its time-out; `missing`: why there is no browser for runners
 */
export async function verdict({ command, isRunner }, { root, counts, minutes, missing }) {
  const failure = (reason) => ({ passed: 0, failed: 1, skipped: 0, reason });
  if (isRunner && missing) return failure(': no browser');
  rmSync(counts, { force: true });
  const reason = await run(command, { root, counts, minutes });
  if (!isRunner) return reason ? failure(reason) : { passed: 1, failed: 0, skipped: 0, reason };
  const counted = readCounts(counts);
  if (!counted?.passed) return failure(reason || ': no test has passed');
  // A runner that died, or failed without a failing test, has failed once.
  return { ...counted, failed: Math.max(counted.failed, reason ? 1 : 0), reason };
}

/** Runs a command to its end or its time-out; resolves with the empty text if all went well. */
function run(command, { root, counts, minutes }) {
  const [program, ...args] = command.split(' ');
  const env = { ...process.env, COUNTS_FILE: counts };
  // A group of its own, so that the browsers that a runner has started end with it.
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env, detached: true });
  let late = '';
  const timer = setTimeout(() => {
    late = `: not done after ${minutes} minutes`;
    endGroup(child);
  }, minutes * 60_000);
  const goOn = endWithUs(child);
  return new Promise((resolve) => {
    const done = (text) => {
      clearTimeout(timer);
      goOn();
      resolve(late || text);
    };
    child.on('error', (error) => done(`: ${error.message}`));
    child.on('close', (code) => done(code === 0 ? '' : `: exit code ${code}`));
  });
}

function endGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** Ends `child` when we are interrupted; returns the way to stop that. */
function endWithUs(child) {
  const interrupt = () => {
    endGroup(child);
    process.exit(130);
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  return () => process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
}

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
