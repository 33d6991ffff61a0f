import type { Band } from './arrangement';

/** What of a box can be seen: the window, cut by every scrolling box between. */
export class Viewport {
  readonly #box: Element;
  /** The scrolling boxes around it, the nearest first. */
  readonly #scrollers: readonly Element[];
  /** By how much `scrollBy` has taken the visitor's scrolling further from its top. */
  #added = 0;
  #isHomeward = false;
  /** The scrolling's next end is not the visitor's: a correction has come in between. */
  #isInterrupted = false;

  constructor(box: Element) {
    this.#box = box;
    this.#scrollers = scrollersAround(box);
  }

  /** Calls `moved` whenever something has been scrolled, until `signal` aborts. */
  watch(moved: () => void, signal: AbortSignal): void {
    const view = this.#box.ownerDocument.defaultView;
    const options = { passive: true, signal };
    view?.addEventListener('scroll', moved, options);
    view?.addEventListener('resize', moved, options);
    for (const scroller of this.#scrollers) scroller.addEventListener('scroll', moved, options);
    view?.addEventListener('scrollend', this.#ended, { ...options, capture: true });
  }

  /** What can be seen, from the box's own top; it may lie wholly before or after the box. */
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

  /** True where there is nothing to scroll back to, and on the way there by Home. */
  get isBoundForTop(): boolean {
    return this.#isHomeward || (this.#scroller()?.scrollTop ?? 0) <= 0;
  }

  /** Scrolls what holds the box. A visitor who is on the way to the very top still gets there. */
  scrollBy(top: number): void {
    const scroller = this.#scroller();
    if (!scroller) return;
    if (scroller.scrollTop > 0) this.#added = Math.max(0, this.#added + top);
    this.#isInterrupted = true;
    scroller.scrollBy({ top, behavior: 'instant' });
  }

  /** The visitor begins to scroll anew: where the browser takes them now has nothing added to it. */
  departs(event: Event): void {
    this.#added = 0;
    this.#isHomeward = 'key' in event && event.key === 'Home';
  }

  // A wheel aims at a place, and browsers move that along with what is added on the way. To them, adding
  // ends the scrolling, which then goes on.
  readonly #ended = (): void => {
    const scroller = this.#scroller();
    const isOver = !this.#isInterrupted;
    this.#isInterrupted = false;
    this.#isHomeward = false;
    if (scroller && this.#added > 0 && scroller.scrollTop < this.#added + 1) {
      this.#isInterrupted = scroller.scrollTop > 0;
      scroller.scrollTo({ top: 0, behavior: 'instant' });
    } else if (isOver) {
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
  const found: Element[] = [];
  for (let around = parentOf(box); around; around = parentOf(around)) {
    if (around.localName === 'html' || isViewports(around)) continue;
    if (/auto|scroll|overlay/.test(getComputedStyle(around).overflowY)) found.push(around);
  }
  return found;
}

/** The body's overflow is the window's, unless the root element has its own. */
function isViewports(element: Element): boolean {
  const { body, documentElement } = element.ownerDocument;
  return element === body && getComputedStyle(documentElement).overflowY === 'visible';
}

/** The box around an element as it is drawn: through slots and shadow roots. */
function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  return element.parentElement ?? (element.parentNode as Partial<ShadowRoot> | null)?.host ?? null;
}
