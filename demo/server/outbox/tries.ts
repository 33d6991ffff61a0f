import { setTimeout } from 'node:timers/promises';
import type { RateLimit } from '../rate';

/** How many tries of one address may wait for their turn. */
const LONGEST_LINE = 5;

/** `excess`: wrong, or not even looked at, and one of too many in a short time. */
export type Verdict = 'right' | 'wrong' | 'excess';

interface Line {
  length: number;
  end: Promise<unknown>;
}

/**
 * Looks at passwords that visitors try. Those of an address that are above its rate wait for their turn,
 * so that guessing is slow; the right one opens all the same.
 */
export class PasswordTries {
  readonly #isWithin: RateLimit;
  readonly #pause: number;
  readonly #lines = new Map<string, Line>();

  /** @param pause milliseconds between two tries above the rate */
  constructor(isWithin: RateLimit, pause: number) {
    this.#isWithin = isWithin;
    this.#pause = pause;
  }

  /** What becomes of a try from `address`. */
  async verdict(address: string, isRight: () => Promise<boolean>): Promise<Verdict> {
    const isWithin = this.#isWithin(address);
    if (!isWithin && !(await this.#turn(address))) return 'excess';
    if (await isRight()) return 'right';
    return isWithin ? 'wrong' : 'excess';
  }

  /** Waits in the line of `address`; false where that is too long already. */
  async #turn(address: string): Promise<boolean> {
    const line = this.#lines.get(address) ?? { length: 0, end: Promise.resolve() };
    if (line.length === LONGEST_LINE) return false;
    this.#lines.set(address, line);
    line.length += 1;
    line.end = line.end.then(() => setTimeout(this.#pause));
    await line.end;
    line.length -= 1;
    if (line.length === 0) this.#lines.delete(address);
    return true;
  }
}
