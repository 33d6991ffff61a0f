/** One module, fetched at most once, whatever the number of elements that need it. */
export class LazyModule<M extends object> {
  readonly #load: () => M | Promise<M>;
  #module: M | undefined;
  #pending: Promise<void> | undefined;

  constructor(load: () => M | Promise<M>) {
    this.#load = load;
  }

  /** The module if it is here. */
  get module(): M | undefined {
    return this.#module;
  }

  /** Begins to fetch it; undefined where it is here, perhaps only now, since it came with its element. */
  fetch(): Promise<void> | undefined {
    if (this.#module) return undefined;
    this.#pending ??= this.#begin();
    return this.#pending;
  }

  #begin(): Promise<void> | undefined {
    const loaded = this.#load();
    if (!(loaded instanceof Promise)) {
      this.#module = loaded;
      return undefined;
    }
    return loaded.then(
      (module) => {
        this.#module = module;
      },
      (error: unknown) => {
        // The next need may try again: the network may be back.
        this.#pending = undefined;
        throw error;
      },
    );
  }
}
