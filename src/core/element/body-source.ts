import type { BodyModule, Contract } from './contract';

/** One element's body, fetched at most once, whatever the number of instances. */
export class BodySource {
  readonly #load: Contract['load'];
  #module: BodyModule | undefined;
  #pending: Promise<unknown> | undefined;

  constructor(load: Contract['load']) {
    this.#load = load;
  }

  /** The body if it is here. */
  get module(): BodyModule | undefined {
    return this.#module;
  }

  /** Begins to fetch; resolves at once where the body came with the define module. */
  fetch(): Promise<unknown> | undefined {
    if (this.#module) return undefined;
    this.#pending ??= this.#begin();
    return this.#pending;
  }

  #begin(): Promise<unknown> | undefined {
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
        // The next connection may try again: the network may be back.
        this.#pending = undefined;
        throw error;
      },
    );
  }
}
