/** Something that is found in the page, which may print it late, or anew. */
export class Found<T> {
  readonly #find: () => T;
  readonly #areSame: (one: T, other: T) => boolean;
  readonly #changed: (found: T) => void;
  readonly #observer = new MutationObserver(() => this.look());
  #last: { readonly found: T } | undefined;

  /**
   * @param areSame whether two findings mean the same; then the second is no news
   * @param changed told what is found at first, and whenever it is something else
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

  /** Looks, from now on, whenever something is added to one of `places` or taken out of it. */
  watch(...places: readonly Node[]): void {
    this.#observer.disconnect();
    for (const place of places) this.#observer.observe(place, { childList: true, subtree: true });
    this.look();
  }

  /** Looks again, since what is looked for may be another. */
  look(): void {
    const found = this.#find();
    if (this.#last && this.#areSame(found, this.#last.found)) return;
    this.#last = { found };
    this.#changed(found);
  }
}
