/** A module that is loaded at most once, however many elements need it. */
export class LazyModule<M extends object> {
  readonly #load: (again?: string) => M | Promise<M>;
  #failures = 0;
  #module: M | undefined;
  #pending: Promise<void> | undefined;

  /** @param load `again`: the query to append to the address after a failed load */
  constructor(load: (again?: string) => M | Promise<M>) {
    this.#load = load;
  }

  /** The module, if it is loaded. */
  get module(): M | undefined {
    return this.#module;
  }

  /** Starts loading it; undefined if it is loaded, or was bundled with its element. */
  fetch(): Promise<void> | undefined {
    if (this.#module) return undefined;
    this.#pending ??= this.#begin();
    return this.#pending;
  }

  #begin(): Promise<void> | undefined {
    const loaded = this.#load(this.#failures ? `?again=${this.#failures}` : undefined);
    if (!isPromise(loaded)) {
      this.#module = loaded;
      return undefined;
    }
    return loaded.then(
      (module) => {
        this.#module = module;
      },
      (error: unknown) => {
        // The next element that needs it tries again: the network may be back.
        this.#pending = undefined;
        this.#failures++;
        throw error;
      },
    );
  }
}

// Not `instanceof`: a page may replace `window.Promise`, but `import()` always returns the native one.
function isPromise<M extends object>(loaded: M | Promise<M>): loaded is Promise<M> {
  return 'then' in loaded;
}
