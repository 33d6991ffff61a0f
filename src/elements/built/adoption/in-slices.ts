/** Milliseconds of work before the browser gets its turn. */
const SLICE = 8;

/** Work on many nodes, one after the other, that yields to the browser in between. */
export class InSlices<T> {
  readonly #work: (item: T) => void;
  #waiting: T[] = [];
  #at = 0;
  /** When this task has done enough; none has begun. */
  #end: number | undefined;

  constructor(work: (item: T) => void) {
    this.#work = work;
  }

  /** Some still wait. */
  get isBusy(): boolean {
    return this.#waiting.length > 0;
  }

  /** Begins at once, unless earlier ones still wait, or this task has done enough. */
  add(items: Iterable<T>): void {
    const isUnderWay = this.isBusy;
    for (const item of items) this.#waiting.push(item);
    if (!isUnderWay) this.#workOff();
  }

  /** Forgets what waits. */
  clear(): void {
    this.#waiting = [];
    this.#at = 0;
  }

  #workOff(): void {
    this.#end ??= this.#beginSlice();
    while (this.#at < this.#waiting.length) {
      if (performance.now() > this.#end) return;
      this.#work(this.#waiting[this.#at++] as T);
    }
    this.clear();
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
