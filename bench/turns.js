/**
 * Loaded into the server of `bench/kits.ts` before its own code. Appends a line to the file `TURNS_FILE` for each turn of the
 * event loop that takes more than a millisecond of the main thread's processor time: the time at its end, in milliseconds since
 * 1970, and its processor time. On a busy machine, a turn may last much longer than it has the processor.
 */
import { appendFileSync, openSync, readSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** The shortest turn that is written, in milliseconds. */
const SHORTEST = 1;

const { TURNS_FILE } = process.env;
if (TURNS_FILE && isMainThread) {
  // Linux: the first number is the main thread's processor time in nanoseconds.
  const file = openSync('/proc/self/schedstat', 'r');
  const text = Buffer.alloc(100);
  const processorTime = () =>
    Number.parseInt(text.toString('latin1', 0, readSync(file, text, 0, text.length, 0)), 10) / 1e6;
  let begin = processorTime();
  const measure = () => {
    const end = processorTime();
    if (end - begin > SHORTEST) appendFileSync(TURNS_FILE, `${Date.now()} ${end - begin}\n`);
    begin = processorTime();
    // Runs at the end of the next turn, and does not keep the loop from waiting.
    setImmediate(measure).unref();
  };
  measure();
}
