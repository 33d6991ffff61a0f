import type { Band } from './arrangement';

/** The visible part of a box: the window, clipped by every scroll container around the box. */
export class Viewport {
  readonly #box: Element;
  /** The scroll containers around the box, nearest first. */
  readonly #scrollers: readonly Element[];
  /** Pixels that `scrollBy` added during the visitor's current scroll. */
  #added = 0;
  #pressedHome = false;
  /** True if a correction interrupted the visitor's scroll: the next `scrollend` is not its end. */
  #isInterrupted = false;

  constructor(box: Element) {
    this.#box = box;
    this.#scrollers = scrollersAround(box);
  }

  /** Calls `onScroll` after each scroll or resize, until `signal` is aborted. */
  watch(onScroll: () => void, signal: AbortSignal): void {
    const view = this.#box.ownerDocument.defaultView;
    const options = { passive: true, signal };
    view?.addEventListener('scroll', onScroll, options);
    view?.addEventListener('resize', onScroll, options);
    for (const scroller of this.#scrollers) scroller.addEventListener('scroll', onScroll, options);
    view?.addEventListener('scrollend', this.#handleScrollEnd, { ...options, capture: true });
  }

  /** The visible range, measured from the box's top; it may be completely above or below the box. */
  band(): Band {
    const origin = this.#box.getBoundingClientRect().top;
    let top = 0;
    let bottom = this.#box.ownerDocument.defaultView?.innerHeight ?? 0;
    for (const scroller of this.#scrollers) {
      const edge = scroller.getBoundingClientRect().top + scroller.clientTop;
      top = Math.max(top, edge);
      bottom = Math.min(bottom, edge + scroller.clientHeight);
    }
    return { top: top - origin, bottom: Math.max(top, bottom) - origin };
  }

  /** True at the very top of the page, and while the Home key scrolls there. */
  get isGoingToTop(): boolean {
    return this.#pressedHome || (this.#scroller()?.scrollTop ?? 0) <= 0;
  }

  /** Scrolls the box's container. A running scroll to the very top of the container still ends there. */
  scrollBy(top: number): void {
    const scroller = this.#scroller();
    if (!scroller) return;
    if (scroller.scrollTop > 0) this.#added = Math.max(0, this.#added + top);
    this.#isInterrupted = true;
    scroller.scrollBy({ top, behavior: 'instant' });
  }

  /** Call when the visitor starts to scroll: forgets the pixels added before. */
  startUserScroll(event: Event): void {
    this.#added = 0;
    this.#pressedHome = 'key' in event && event.key === 'Home';
  }

  // A smooth scroll has a target. Pixels that `scrollBy` adds on the way shift the target, so a scroll to the
  // top ends too low. They also dispatch `scrollend`, although the scroll continues.
  readonly #handleScrollEnd = (): void => {
    const scroller = this.#scroller();
    const isComplete = !this.#isInterrupted;
    this.#isInterrupted = false;
    this.#pressedHome = false;
    if (scroller && this.#added > 0 && scroller.scrollTop < this.#added + 1) {
      this.#isInterrupted = scroller.scrollTop > 0;
      // Not `scrollTo`: Prototype.js and MooTools replace it for elements.
      scroller.scrollBy({ top: -scroller.scrollTop, behavior: 'instant' });
    } else if (isComplete) {
      this.#added = 0;
    }
  };

  #scroller(): Element | null {
    return (
      this.#scrollers.find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight) ??
      this.#box.ownerDocument.scrollingElement
    );
  }
}

function scrollersAround(box: Element): Element[] {
  const scrollers: Element[] = [];
  for (let around = parentOf(box); around; around = parentOf(around)) {
    if (around.localName === 'html' || isViewportOverflow(around)) continue;
    if (/auto|scroll|overlay/.test(getComputedStyle(around).overflowY)) scrollers.push(around);
  }
  return scrollers;
}

/** True for the body if its overflow applies to the window, because the root element sets none. */
function isViewportOverflow(element: Element): boolean {
  const { body, documentElement } = element.ownerDocument;
  return element === body && getComputedStyle(documentElement).overflowY === 'visible';
}

/** The parent of an element in the flat tree: through slots and shadow roots. */
function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  return element.parentElement ?? (element.parentNode as Partial<ShadowRoot> | null)?.host ?? null;
}
