import { retryLater } from './retry-later';

/** Milliseconds that must pass before code that failed to load is requested again, as in autoload. */
const PATIENCE = 2000;

/** Events that show that a visitor needs the element. */
const NEEDS = ['pointerover', 'touchstart', 'focusin'];

/**
 * The state of a host whose code failed to load. The root element has the class `{tag}-failed` for
 * stylesheets, and the next interaction requests the code again. An eager host also requests it by itself.
 */
export class MissingCode {
  readonly #host: HTMLElement;
  readonly #tag: string;
  readonly #askAgain: () => void;
  #life: AbortController | undefined;
  #failures = 0;

  /**
   * @param tag the tag whose code failed to load; for a node without our tag, the tag of its contract
   */
  constructor(host: HTMLElement, tag: string, askAgain: () => void) {
    this.#host = host;
    this.#tag = tag;
    this.#askAgain = askAgain;
  }

  /**
   * Called when the code failed to load. The next pointer, touch or focus event on the host requests it
   * again, and so does the event `online`.
   *
   * @param isEager the visitor may have no reason to touch the host, so the code is also requested by itself
   */
  retryWhenNeeded(isEager = false): void {
    this.#life?.abort();
    const { ownerDocument } = this.#host;
    ownerDocument.documentElement.classList.add(`${this.#tag}-failed`);
    this.#life = new AbortController();
    const { signal } = this.#life;
    const since = performance.now();
    const retry = (): void => {
      this.#life?.abort();
      this.#askAgain();
    };
    const need = (): void => {
      if (performance.now() - since >= PATIENCE) retry();
    };
    if (isEager) retryLater(retry, this.#failures++, signal);
    for (const type of NEEDS) this.#host.addEventListener(type, need, { signal, passive: true });
    ownerDocument.defaultView?.addEventListener('online', need, { signal });
  }

  /** Called when the code is loaded, or is not needed any more. */
  forget(): void {
    this.#failures = 0;
    if (!this.#life) return;
    this.#life.abort();
    this.#life = undefined;
    this.#host.ownerDocument.documentElement.classList.remove(`${this.#tag}-failed`);
  }
}
