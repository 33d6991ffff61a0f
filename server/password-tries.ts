import type { RateLimit } from './rate-limit';
import type { WaitingLine } from './waiting-line';

/** The result of an attempt. `excess`: wrong or unchecked, and above the rate limit. */
export type Verdict = 'right' | 'wrong' | 'excess';

/** The turn of an attempt: at once, after waiting in the queue, or never because the queue is full. */
export type Turn = 'free' | 'queued' | 'refused';

/**
 * Checks passwords. Attempts above the rate limit of an IP address or an account are queued, which slows guessing
 * down. The right password still works: each IP address has its own queue, so that nobody can lock another
 * person out.
 */
export class PasswordTries {
  readonly #isWithin: RateLimit;
  readonly #line: WaitingLine;

  /** @param line the queue of attempts above the rate limit */
  constructor(isWithin: RateLimit, line: WaitingLine) {
    this.#isWithin = isWithin;
    this.#line = line;
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
    return (await this.#line(address)) ? 'queued' : 'refused';
  }
}
