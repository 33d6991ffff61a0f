/** Milliseconds of work before yielding to the browser. */
const SLICE = 8;

/** A queue that processes items one by one and yields to the browser between time slices. */
export class TimeSlicedQueue<T> {
  readonly #work: (item: T) => void;
  readonly #queued = new Set<T>();
  /** End of the current time slice; undefined between slices. */
  #end: number | undefined;

  constructor(work: (item: T) => void) {
    this.#work = work;
  }

  /** Whether items are still queued. */
  get isBusy(): boolean {
    return this.#queued.size > 0;
  }

  /** Adds items. Processing starts at once, unless items are queued or the time slice is used up. */
  add(items: Iterable<T>): void {
    const wasBusy = this.isBusy;
    for (const item of items) this.#queued.add(item);
    if (!wasBusy) this.#process();
  }

  /** Removes all queued items. */
  clear(): void {
    this.#queued.clear();
  }

  #process(): void {
    this.#end ??= this.#startSlice();
    for (const item of this.#queued) {
      if (performance.now() > this.#end) return;
      this.#queued.delete(item);
      this.#work(item);
    }
  }

  /** Starts a slice for the whole task: items may be added one by one. */
  #startSlice(): number {
    setTimeout(() => {
      this.#end = undefined;
      if (this.isBusy) this.#process();
    });
    return performance.now() + SLICE;
  }
}
