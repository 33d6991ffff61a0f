/** The functions to call after each change of something. */
export class Listeners {
  readonly #listeners = new Set<() => void>();

  /** True while nothing listens. */
  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  /** Adds a listener; returns a function that removes it. May be passed on without its object. */
  readonly add = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Calls each listener. A listener added meanwhile waits for the next call; a removed one is not called. */
  notify(): void {
    for (const listener of [...this.#listeners]) {
      if (this.#listeners.has(listener)) listener();
    }
  }
}
