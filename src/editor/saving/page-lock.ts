import { LOCK_LIFE } from '../../api/pages/lock';
import type { Outcome, PageBackEnd, SendOptions } from './page-back-end';
import { Delay, type Timers } from './timers';

/** The time between renewals: two may be late before the lock ends. */
const RENEWAL = LOCK_LIFE / 5;

/** The lock of one window on a page. It is renewed until it is released, or another editor has taken it over. */
export class PageLock {
  readonly token: string;
  readonly #backEnd: PageBackEnd;
  readonly #lost: (by: string) => void;
  readonly #renewal: Delay;
  /** The last request that takes or renews the lock. */
  #taking: Promise<Outcome<unknown>> | undefined;

  /** @param lost is called once another editor has the page */
  constructor(
    { backEnd, timers, token }: { backEnd: PageBackEnd; timers: Timers; token: string },
    lost: (by: string) => void,
  ) {
    this.token = token;
    this.#backEnd = backEnd;
    this.#lost = lost;
    this.#renewal = new Delay(timers);
  }

  /** Takes the lock, and renews it from then on. */
  async take(takeOver = false): Promise<Outcome<unknown>> {
    const outcome = await this.#request(takeOver);
    if (!outcome.failure) this.#renewLater();
    return outcome;
  }

  /** Stops the renewal: another editor has the page. */
  stop(): void {
    this.#renewal.cancel();
  }

  /** Releases the lock. A request that takes it ends before, unless the window may not live as long. */
  async release({ isLeaving = false }: SendOptions = {}): Promise<void> {
    this.stop();
    if (!isLeaving) await this.#taking;
    this.stop();
    await this.#backEnd.releaseLock(this.token, { isLeaving });
  }

  #request(takeOver = false): Promise<Outcome<unknown>> {
    this.#taking = this.#backEnd.takeLock(this.token, takeOver);
    return this.#taking;
  }

  #renewLater(): void {
    this.#renewal.start(RENEWAL, () => void this.#renew());
  }

  // After a failed request, the next renewal takes the lock again if it is free.
  async #renew(): Promise<void> {
    this.#renewLater();
    const { failure } = await this.#request();
    if (failure?.fault !== 'locked' || !this.#renewal.isWaiting) return;
    this.stop();
    this.#lost(failure.by ?? '');
  }
}
