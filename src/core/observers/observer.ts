import { isSilent } from './silence';

/** The methods of an `IntersectionObserver` or a `ResizeObserver`. */
export interface Observer {
  observe(target: Element): void;
  unobserve(target: Element): void;
  disconnect(): void;
}

/** The fields of an `IntersectionObserverEntry` that can be measured without one. */
export type ViewEntry = Pick<
  IntersectionObserverEntry,
  'target' | 'isIntersecting' | 'intersectionRatio' | 'boundingClientRect'
>;

/** The fields of a `ResizeObserverEntry` that can be measured without one. */
export type SizeEntry = Pick<ResizeObserverEntry, 'target' | 'contentRect' | 'borderBoxSize'>;

/** Creates an observer of how far elements are in view. Entries are those of an `IntersectionObserver`. */
export function viewObserver(
  report: (entries: readonly ViewEntry[]) => void,
  options: IntersectionObserverInit = {},
): Observer {
  return new SafeObserver(
    new IntersectionObserver(report, options),
    isSilent(IntersectionObserver),
    ({ measuredView }) => measuredView(report, options),
  );
}

/** Creates an observer of the sizes of elements. Entries are those of a `ResizeObserver`. */
export function sizeObserver(report: (entries: readonly SizeEntry[]) => void): Observer {
  return new SafeObserver(
    new ResizeObserver(report),
    isSilent(ResizeObserver),
    ({ measuredSizes }) => measuredSizes(report),
  );
}

type Measured = typeof import('./measured');

/** The browser's observer, and one that measures by itself if the browser's reports nothing. */
class SafeObserver implements Observer {
  readonly #native: Observer;
  #measured: Observer | undefined;
  /** The observed elements, until the browser's observer is known to report. */
  #targets: Set<Element> | undefined = new Set();

  constructor(native: Observer, silence: Promise<boolean>, measured: (code: Measured) => Observer) {
    this.#native = native;
    void silence.then(async (isBlocked) => {
      if (isBlocked) this.#measured = measured(await import('./measured'));
      for (const target of this.#targets ?? []) this.#measured?.observe(target);
      this.#targets = undefined;
    });
  }

  observe(target: Element): void {
    this.#native.observe(target);
    this.#measured?.observe(target);
    this.#targets?.add(target);
  }

  unobserve(target: Element): void {
    this.#native.unobserve(target);
    this.#measured?.unobserve(target);
    this.#targets?.delete(target);
  }

  disconnect(): void {
    this.#native.disconnect();
    this.#measured?.disconnect();
    this.#targets?.clear();
  }
}
