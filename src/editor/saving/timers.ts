/** The timers of a store; tests pass their own. */
export interface Timers {
  /** Calls a function after some milliseconds; returns a function that cancels it. */
  after(milliseconds: number, call: () => void): () => void;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The browser's timers. */
export const browserTimers: Timers = {
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
};

/** A delayed call. Starting another one replaces it. */
export class Delay {
  readonly #timers: Timers;
  #cancel: (() => void) | undefined;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** True while a call waits. */
  get isWaiting(): boolean {
    return this.#cancel !== undefined;
  }

  start(milliseconds: number, call: () => void): void {
    this.cancel();
    this.#cancel = this.#timers.after(milliseconds, () => {
      this.#cancel = undefined;
      call();
    });
  }

  cancel(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
