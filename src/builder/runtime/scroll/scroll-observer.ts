import { type Observer, type ViewEntry, viewObserver } from '../../../core/observers';
import { requireInstance, requireType } from '../arguments/checks';
import { thresholds } from './thresholds';

/** Position of an observed element, as passed to the callback. */
export interface ScrollState {
  /** Whether some of the element is in the viewport, or in `root`. */
  readonly isInViewport: boolean;
  /** Visible part of the element in percent, from 0 to 100. */
  readonly percentage: number;
  /** Scroll direction since the last call. Absent in the first call and if the page was not scrolled. */
  readonly direction?: 'up' | 'down';
}

/** Options of a scroll observer. */
export interface ScrollObserverOptions {
  /** Called when an element is first observed, and each time it crosses a threshold. */
  readonly callback: (state: ScrollState, element: Element) => void;
  /** Number of thresholds between out of view and fully in view, 1–100. Default: only in or out of view. */
  readonly sensitivity?: number;
  /** Margin around the root, as in CSS, in px or %. Default: `0px`. */
  readonly offset?: string;
  /** Scroll container, an ancestor of the observed elements. Default: the viewport. */
  readonly root?: Element | Document | null;
  /** Disconnects the observer when it aborts. */
  readonly signal?: AbortSignal;
}

/** Observes how far elements are scrolled into view. */
export interface ScrollObserver {
  observe(element: Element): void;
  unobserve(element: Element): void;
  /** Stops observing all elements. The observer can be used again. */
  disconnect(): void;
}

/**
 * Creates an observer of how far elements are scrolled into view
 * (docs/compatibility/page-builder.md#scroll-observer).
 *
 * @throws TypeError if an argument is missing or has the wrong type
 * @throws SyntaxError if `offset` is not a valid margin
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
  readonly #observer: Observer;
  /** Last top position of each observed element. */
  #tops = new WeakMap<Element, number>();

  constructor({ callback, sensitivity, offset, root, signal }: ScrollObserverOptions) {
    this.#callback = callback;
    this.#signal = signal;
    this.#observer = viewObserver((entries) => entries.forEach(this.#report, this), {
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

  #report({ target, isIntersecting, intersectionRatio, boundingClientRect }: ViewEntry): void {
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
