import type { DropTargets } from './drop-targets';
import type { Point } from './point';

/** How near an edge the pointer scrolls, in pixels, and how fast at the edge itself, in pixels a second. */
const ZONE = 48;
const SPEED = 900;
/** A frame that comes late scrolls no farther than this many milliseconds. */
const LONGEST = 50;

/** Scrolls what holds targets, and the page, while something is held near its upper or lower edge. */
export class Autoscroll {
  readonly #view: Window;
  readonly #targets: DropTargets;
  #before: number | undefined;

  constructor(view: Window, targets: DropTargets) {
    this.#view = view;
    this.#targets = targets;
  }

  /** @param time of this frame, as `requestAnimationFrame` tells it */
  step(point: Point, time: number): void {
    const seconds = Math.min(time - (this.#before ?? time), LONGEST) / 1000;
    this.#before = time;
    for (const scroller of this.#scrollersAt(point)) {
      const { top, bottom } = this.#edges(scroller);
      const before = scroller.scrollTop;
      scroller.scrollTop += speedAt(point.y, top, bottom) * seconds;
      if (scroller.scrollTop !== before) return;
    }
  }

  /** From the innermost to the page. */
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

/** Pixels a second: upwards (below 0) near the top, downwards near the bottom. */
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
