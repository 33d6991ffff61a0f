/** Milliseconds before code that did not come is asked for again, as autoload waits. */
const PATIENCE = 2000;

/** What reaches an element that needs its code. */
const NEEDS = ['pointerover', 'touchstart', 'focusin'];

/**
 * Code of one host that did not come: stylesheets see it by the class `{tag}-failed` of the root
 * element, and the next need asks for it again.
 */
export class MissingCode {
  readonly #host: HTMLElement;
  readonly #tag: string;
  readonly #askAgain: () => void;
  #life: AbortController | undefined;

  /** @param tag whose code it is: a node without a tag of ours has that of what lives in it */
  constructor(host: HTMLElement, tag: string, askAgain: () => void) {
    this.#host = host;
    this.#tag = tag;
    this.#askAgain = askAgain;
  }

  /** It did not come: a touch, the focus, or the network's return is the next need. */
  tell(): void {
    this.forget();
    const { ownerDocument } = this.#host;
    ownerDocument.documentElement.classList.add(`${this.#tag}-failed`);
    this.#life = new AbortController();
    const { signal } = this.#life;
    const since = performance.now();
    const need = (): void => {
      if (performance.now() - since < PATIENCE) return;
      this.#life?.abort();
      this.#askAgain();
    };
    for (const type of NEEDS) this.#host.addEventListener(type, need, { signal, passive: true });
    ownerDocument.defaultView?.addEventListener('online', need, { signal });
  }

  /** It is here by now, or nobody needs it any more. */
  forget(): void {
    if (!this.#life) return;
    this.#life.abort();
    this.#life = undefined;
    this.#host.ownerDocument.documentElement.classList.remove(`${this.#tag}-failed`);
  }
}
