import type { Timers } from '../../../src/editor/saving/timers';

/** Timers whose time passes only by `pass`. */
export class FakeTimers implements Timers {
  #now = 0;
  readonly #waiting = new Set<{ readonly at: number; readonly call: () => void }>();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.#now + milliseconds, call };
    this.#waiting.add(timer);
    return () => this.#waiting.delete(timer);
  }

  /** Lets time pass, and makes the calls that are due, in their order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = [...this.#waiting].sort((one, other) => one.at - other.at);
      if (!next || next.at > end) break;
      this.#waiting.delete(next);
      this.#now = next.at;
      next.call();
    }
    this.#now = end;
  }
}
