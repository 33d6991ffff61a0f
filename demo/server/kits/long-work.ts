import { setTimeout } from 'node:timers/promises';

/** The number of finished items of some work, and of all. The work changes it. */
export interface Progress {
  done: number;
  total: number;
}

interface UnderWay<Result> {
  readonly progress: Progress;
  readonly end: Promise<Result>;
}

/**
 * Work that takes longer than a request. The work continues when a request has waited for its time. The next request
 * for the same key waits for the same work.
 */
export class LongWork<Result extends object> {
  readonly #underWay = new Map<string, UnderWay<Result>>();

  /**
   * Begins the work of a key, or joins it. @returns its result, or its progress when the time is over
   *
   * @throws the error of the work
   */
  async wait(
    key: string,
    time: number,
    begin: (progress: Progress) => Promise<Result>,
  ): Promise<{ readonly result: Result } | { readonly progress: Progress }> {
    const work = this.#underWay.get(key) ?? this.#begin(key, begin);
    const timer = new AbortController();
    try {
      const result = await Promise.race([work.end, later(time, timer.signal)]);
      if (!result) return { progress: work.progress };
      this.#forget(key, work);
      return { result };
    } catch (error) {
      this.#forget(key, work);
      throw error;
    } finally {
      timer.abort();
    }
  }

  #begin(key: string, begin: (progress: Progress) => Promise<Result>): UnderWay<Result> {
    const progress = { done: 0, total: 0 };
    const work = { progress, end: begin(progress) };
    // A failure is reported to the next request that waits.
    work.end.catch(() => undefined);
    this.#underWay.set(key, work);
    return work;
  }

  #forget(key: string, work: UnderWay<Result>): void {
    if (this.#underWay.get(key) === work) this.#underWay.delete(key);
  }
}

async function later(time: number, signal: AbortSignal): Promise<undefined> {
  await setTimeout(time, undefined, { signal, ref: false }).catch(() => undefined);
}
