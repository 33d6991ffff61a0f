/** Milliseconds of work before the browser gets its turn. */
const SLICE = 8;

/** Work on many nodes, one after the other, that yields to the browser in between. */
export class InSlices<T> {
  readonly #work: (item: T) => void;
  readonly #waiting = new Set<T>();
  /** When this task has done enough; none has begun. */
  #end: number | undefined;

  constructor(work: (item: T) => void) {
    this.#work = work;
  }

  /** Some still wait. */
  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  /** Begins at once, unless earlier ones still wait, or this task has done enough. */
  add(items: Iterable<T>): void {
    const isUnderWay = this.isBusy;
    for (const item of items) this.#waiting.add(item);
    if (!isUnderWay) this.#workOff();
  }

  /** Forgets what waits. */
  clear(): void {
    this.#waiting.clear();
  }

  #workOff(): void {
    this.#end ??= this.#beginSlice();
    for (const item of this.#waiting) {
      if (performance.now() > this.#end) return;
      this.#waiting.delete(item);
      this.#work(item);
    }
  }

  /** Many may be added one by one in one task: the slice is the task's, not that of each. */
  #beginSlice(): number {
    setTimeout(() => {
      this.#end = undefined;
      if (this.isBusy) this.#workOff();
    });
    return performance.now() + SLICE;
  }
}
