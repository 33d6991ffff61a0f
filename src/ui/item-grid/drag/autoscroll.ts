import type { DropTargets } from './drop-targets';
import type { Point } from './point';

/** The distance from an edge, in pixels, at which scrolling starts. */
const ZONE = 48;
/** The speed at the edge, in pixels per second. */
const SPEED = 900;
/** The maximum time of a frame in milliseconds, so that a late frame scrolls no further. */
const MAX_FRAME = 50;

/** Scrolls boxes with drop targets, and the page, while the pointer drags an item near their top or bottom edge. */
export class Autoscroll {
  readonly #view: Window;
  readonly #targets: DropTargets;
  #before: number | undefined;

  constructor(view: Window, targets: DropTargets) {
    this.#view = view;
    this.#targets = targets;
  }

  /**
   * Scrolls one frame further.
   *
   * @param time the time that `requestAnimationFrame` passes
   */
  step(point: Point, time: number): void {
    const seconds = Math.min(time - (this.#before ?? time), MAX_FRAME) / 1000;
    this.#before = time;
    for (const scroller of this.#scrollersAt(point)) {
      const { top, bottom } = this.#edges(scroller);
      const before = scroller.scrollTop;
      scroller.scrollTop += speedAt(point.y, top, bottom) * seconds;
      if (scroller.scrollTop !== before) return;
    }
  }

  /** Returns the scrollable boxes at a point, from the innermost to the page. */
  #scrollersAt(point: Point): readonly Element[] {
    const { scrollingElement } = this.#view.document;
    const scrollers: Element[] = [];
    let element = this.#targets.elementAt(point);
    for (; element && element !== scrollingElement; element = element.parentElement ?? undefined) {
      if (canScroll(element, this.#view) && this.#targets.areIn(element)) scrollers.push(element);
    }
    return scrollingElement ? [...scrollers, scrollingElement] : scrollers;
  }

  #edges(scroller: Element): { readonly top: number; readonly bottom: number } {
    const { innerHeight, document } = this.#view;
    if (scroller === document.scrollingElement) return { top: 0, bottom: innerHeight };
    const { top, bottom } = scroller.getBoundingClientRect();
    return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
  }
}

/** Returns the speed in pixels per second: negative (upwards) near the top, positive near the bottom. */
export function speedAt(y: number, top: number, bottom: number): number {
  const above = top + ZONE - y;
  const below = y - (bottom - ZONE);
  const depth = Math.max(above, below);
  if (depth <= 0) return 0;
  const speed = (Math.min(depth, ZONE) / ZONE) * SPEED;
  return above > below ? -speed : speed;
}

function canScroll(element: Element, view: Window): boolean {
  if (element.scrollHeight <= element.clientHeight) return false;
  return /auto|scroll/.test(view.getComputedStyle(element).overflowY);
}
