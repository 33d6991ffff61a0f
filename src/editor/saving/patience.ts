import type { Failure, Outcome } from './page-back-end';
import { isTemporary, retryWait } from './save-facts';
import { Delay, type Timers } from './timers';

/** Repeats a request until it succeeds, or until a repetition would not help. */
export class Patience {
  /** The failure because of which the request waits for its repetition, or was given up. */
  failure: Failure | undefined;
  readonly #delay: Delay;
  readonly #changed: () => void;
  /** Ends the wait for the repetition. */
  #wake: (() => void) | undefined;
  /** The calls that wait for the end of a try. */
  readonly #tried: (() => void)[] = [];

  /** @param changed is called after each request */
  constructor(timers: Timers, changed: () => void) {
    this.#delay = new Delay(timers);
    this.#changed = changed;
  }

  /** Resolves with the value, or with a failure that a repetition cannot end. @throws the reason of `signal` */
  async outcome<T>(request: () => Promise<Outcome<T>>, signal: AbortSignal): Promise<Outcome<T>> {
    const wake = () => this.#wake?.();
    signal.addEventListener('abort', wake);
    try {
      for (let failures = 1; ; failures += 1) {
        const outcome = await request();
        signal.throwIfAborted();
        this.failure = outcome.failure;
        this.#endTry();
        if (!outcome.failure || !isTemporary(outcome.failure)) return outcome;
        await this.#wait(retryWait(failures));
        signal.throwIfAborted();
      }
    } finally {
      signal.removeEventListener('abort', wake);
      this.#endTry();
    }
  }

  /** Repeats a request that waits, at once. Resolves after it. */
  async hurry(): Promise<void> {
    if (!this.#wake) return;
    const tried = new Promise<void>((resolve) => this.#tried.push(resolve));
    this.#wake();
    await tried;
  }

  #endTry(): void {
    for (const resolve of this.#tried.splice(0)) resolve();
    this.#changed();
  }

  async #wait(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      this.#delay.start(milliseconds, resolve);
    });
    this.#wake = undefined;
    this.#delay.cancel();
  }
}
