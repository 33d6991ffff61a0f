import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/**
 * Runs one step of `npm test` and returns its result, with the output, the reason of a failure and a line for
 * each failed test.
 *
 * @param step `command`; `isRunner`: it must report counts, with at least one passed test
 * @param options `root`: the working directory; `counts`: the file to which a runner writes its counts;
 * `minutes`: its time-out; `missing`: the reason why there is no browser for runners
 */
export async function verdict({ command, isRunner }, { root, counts, minutes, missing }) {
  let output = '';
  const failure = (reason) => ({ passed: 0, failed: 1, skipped: 0, failures: [], reason, output });
  if (isRunner && missing) return failure(': no browser');
  rmSync(counts, { force: true });
  const print = (text) => {
    output += text;
  };
  const reason = await run(command, { root, counts, minutes, print });
  if (!isRunner) return { ...failure(reason), ...(reason ? {} : { passed: 1, failed: 0 }) };
  const counted = readCounts(counts);
  if (!counted?.passed) return failure(reason || ': no test has passed');
  // A runner that died, or failed without a failing test, counts as one failure.
  return {
    failures: [],
    ...counted,
    failed: Math.max(counted.failed, reason ? 1 : 0),
    reason,
    output,
  };
}

/**
 * Runs a command until its end or its time-out and passes its output on; resolves with an empty text if it
 * succeeded.
 */
function run(command, { root, counts, minutes, print }) {
  const [program, ...args] = command.split(' ');
  const env = { ...process.env, COUNTS_FILE: counts };
  // A separate process group, so that the browsers of a runner end with it.
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
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

/** Ends `child` when this process is interrupted; returns a function that stops that. */
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
