import { setTimeout } from 'node:timers/promises';
import { networkOf } from './network';
import type { RateLimit } from './rate-limit';

/** The largest number of waiting attempts per IP address. */
const LONGEST_LINE = 5;

/** The result of an attempt. `excess`: wrong or unchecked, and above the rate limit. */
export type Verdict = 'right' | 'wrong' | 'excess';

/** The turn of an attempt: at once, after waiting in the queue, or never because the queue is full. */
export type Turn = 'free' | 'queued' | 'refused';

interface Line {
  length: number;
  end: Promise<unknown>;
}

/**
 * Checks passwords. Attempts above the rate limit of an IP address or an account are queued, which slows guessing
 * down. The right password still works: each IP address has its own queue, so that nobody can lock another
 * person out.
 */
export class PasswordTries {
  readonly #isWithin: RateLimit;
  readonly #pause: number;
  readonly #lines = new Map<string, Line>();

  /** @param pause milliseconds between two attempts above the rate limit */
  constructor(isWithin: RateLimit, pause: number) {
    this.#isWithin = isWithin;
    this.#pause = pause;
  }

  /** Checks an attempt from the IP address `address`. */
  async verdict(address: string, isRight: () => Promise<boolean>): Promise<Verdict> {
    const turn = await this.turn(address);
    if (turn === 'refused') return 'excess';
    if (await isRight()) return 'right';
    return turn === 'free' ? 'wrong' : 'excess';
  }

  /**
   * Counts an attempt from the IP address `address`, and waits until it may be checked.
   *
   * @param account the account that is tried, if there are several
   */
  async turn(address: string, account?: string): Promise<Turn> {
    // Both count each attempt.
    const keys = [address, ...(account === undefined ? [] : [`account ${account}`])];
    const limits = await Promise.all(keys.map((key) => this.#isWithin(key)));
    if (!limits.includes(false)) return 'free';
    return (await this.#hasWaited(address)) ? 'queued' : 'refused';
  }

  /** Waits in the queue of the network of `address`. False when the queue is full. */
  async #hasWaited(address: string): Promise<boolean> {
    const network = networkOf(address);
    const line = this.#lines.get(network) ?? { length: 0, end: Promise.resolve() };
    if (line.length === LONGEST_LINE) return false;
    this.#lines.set(network, line);
    line.length += 1;
    line.end = line.end.then(() => setTimeout(this.#pause));
    await line.end;
    line.length -= 1;
    if (line.length === 0) this.#lines.delete(network);
    return true;
  }
}
