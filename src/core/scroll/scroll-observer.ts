import { requireInstance, requireType } from '../arguments/checks';
import { thresholds } from './thresholds';

/** Where a watched element is, as its callback is told. */
export interface ScrollState {
  /** Some of it is in the viewport, or in `root`. */
  readonly isInViewport: boolean;
  /** How much of it is, from 0 to 100. */
  readonly percentage: number;
  /** Which way the page was scrolled since the last call; absent at the first one, and where it was not. */
  readonly direction?: 'up' | 'down';
}

/** What is watched, and how closely. */
export interface ScrollObserverOptions {
  /** Called when an element is first watched, and each time it passes a step. */
  readonly callback: (state: ScrollState, element: Element) => void;
  /** How many steps there are from out of view to wholly in view: 1–100; default: in or out of view. */
  readonly sensitivity?: number;
  /** What is added around the root, as CSS writes a margin in px or %; default `0px`. */
  readonly offset?: string;
  /** The scroller, an ancestor of what is watched; default: the viewport. */
  readonly root?: Element | Document | null;
  /** Its end disconnects the observer. */
  readonly signal?: AbortSignal;
}

/** Watches elements until it is told otherwise. */
export interface ScrollObserver {
  observe(element: Element): void;
  unobserve(element: Element): void;
  /** Ends the watch over all elements; others may be observed after it. */
  disconnect(): void;
}

/**
 * An observer of how far elements have been scrolled into view (facts, page-builder 28).
 *
 * @throws TypeError where an argument is missing or of another type
 * @throws SyntaxError where `offset` is no margin
 */
export function scrollObserver(options: ScrollObserverOptions): ScrollObserver {
  requireType(options, 'callback', 'function');
  const { offset, root, signal } = options;
  if (offset !== undefined) requireType(options, 'offset', 'string');
  if (root) requireInstance(options, 'root', Node);
  if (signal !== undefined) requireInstance(options, 'signal', AbortSignal);
  return new PositionObserver(options);
}

class PositionObserver implements ScrollObserver {
  readonly #callback: ScrollObserverOptions['callback'];
  readonly #signal: AbortSignal | undefined;
  readonly #observer: IntersectionObserver;
  /** Where the watched elements' tops were last. */
  #tops = new WeakMap<Element, number>();

  constructor({ callback, sensitivity, offset, root, signal }: ScrollObserverOptions) {
    this.#callback = callback;
    this.#signal = signal;
    this.#observer = new IntersectionObserver((entries) => entries.forEach(this.#tell, this), {
      root: root ?? null,
      rootMargin: offset ?? '0px',
      threshold: thresholds(sensitivity),
    });
    signal?.addEventListener('abort', () => this.disconnect(), { once: true });
  }

  observe(element: Element): void {
    if (!this.#signal?.aborted) this.#observer.observe(element);
  }

  unobserve(element: Element): void {
    this.#observer.unobserve(element);
    this.#tops.delete(element);
  }

  disconnect(): void {
    this.#observer.disconnect();
    this.#tops = new WeakMap();
  }

  #tell({
    target,
    isIntersecting,
    intersectionRatio,
    boundingClientRect,
  }: IntersectionObserverEntry): void {
    const { top } = boundingClientRect;
    const last = this.#tops.get(target) ?? top;
    this.#tops.set(target, top);
    this.#callback(
      {
        isInViewport: isIntersecting,
        percentage: intersectionRatio * 100,
        ...(top !== last && { direction: top < last ? 'down' : 'up' }),
      },
      target,
    );
  }
}
