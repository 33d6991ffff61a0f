/** Watches the result of a lookup in the page, whose nodes may be printed late or replaced. */
export class Found<T> {
  readonly #find: () => T;
  readonly #areSame: (one: T, other: T) => boolean;
  readonly #changed: (found: T) => void;
  readonly #observer = new MutationObserver(() => this.look());
  #last: { readonly found: T } | undefined;

  /**
   * @param areSame true if two results are equal; then the second one is not reported
   * @param changed receives the first result, and every different one
   * @param signal ends the watching
   */
  constructor(
    find: () => T,
    areSame: (one: T, other: T) => boolean,
    changed: (found: T) => void,
    signal: AbortSignal,
  ) {
    this.#find = find;
    this.#areSame = areSame;
    this.#changed = changed;
    signal.addEventListener('abort', () => this.#observer.disconnect());
  }

  /** Looks now, and whenever a node is added to or removed from one of `places`. */
  watch(...places: readonly Node[]): void {
    this.#observer.disconnect();
    for (const place of places) this.#observer.observe(place, { childList: true, subtree: true });
    this.look();
  }

  /** Looks again, because the result may have changed. */
  look(): void {
    const found = this.#find();
    if (this.#last && this.#areSame(found, this.#last.found)) return;
    this.#last = { found };
    this.#changed(found);
  }
}
