import { setTimeout } from 'node:timers/promises';

/** A busy machine is slow, not wrong; but mocha's own time-out of ten minutes names no cause. */
const TIMEOUT = 300_000;

/**
 * Asks every 50 ms, until the answer is accepted, and returns it. Not by frames of a page, which a tab behind another has
 * none of.
 *
 * @param expectation completes the error "There never was …", such as "a second event"
 * @param isEnough default: any answer that counts as true
 * @throws {Error} after five minutes, with the last answer
 */
export async function eventually<T>(
  expectation: string,
  ask: () => T | Promise<T>,
  isEnough: (answer: T) => unknown = (answer) => answer,
): Promise<T> {
  const end = performance.now() + TIMEOUT;
  for (;;) {
    const answer = await ask();
    if (isEnough(answer)) return answer;
    if (performance.now() > end) {
      throw new Error(`There never was ${expectation}; at last: ${JSON.stringify(answer)}.`);
    }
    await setTimeout(50);
  }
}
