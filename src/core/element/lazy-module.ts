/** One module, fetched at most once, whatever the number of elements that need it. */
export class LazyModule<M extends object> {
  readonly #load: (again?: string) => M | Promise<M>;
  #failures = 0;
  #module: M | undefined;
  #pending: Promise<void> | undefined;

  /** @param load `again`: what its address ends with where it did not come before */
  constructor(load: (again?: string) => M | Promise<M>) {
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
    const loaded = this.#load(this.#failures ? `?again=${this.#failures}` : undefined);
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
        this.#failures++;
        throw error;
      },
    );
  }
}
