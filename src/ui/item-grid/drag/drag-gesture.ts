import { Autoscroll } from './autoscroll';
import { DropTargets } from './drop-targets';
import type { Point } from './point';

/** The callbacks of a drag gesture. */
export interface DragActions {
  /** Called when a drag starts. Return false to cancel it. */
  readonly begin: (item: HTMLElement) => boolean;
  /** Called with the pointer position, at most once per frame. */
  readonly move: (point: Point) => void;
  /** Called with the drop target; undefined if there is none or the drag was cancelled. */
  readonly end: (target: HTMLElement | undefined) => void;
  /** Called instead of `end` with a target when a long press ends where it began. The browser's context menu is held back. */
  readonly press?: (item: HTMLElement) => void;
}

/** Pixels that a mouse may move during a click. */
const CLICK_TOLERANCE = 5;
/** Pixels that a finger may move during a long press. */
const PRESS_TOLERANCE = 10;
/** Milliseconds of a long press. */
const PRESS_TIME = 400;

/** Controls inside an item, which start no drag. */
const CONTROLS = '[part="menu-button"], [part="tick"]';

/** The items of a list. */
const ITEMS = '[data-index]';

/** The selectors of what is dragged, and of the targets. Default: the items and the folders of a list. */
export interface DragParts {
  readonly items: string;
  readonly targets: string;
}

/**
 * Drags items: with a mouse once it moves, with a finger after a long press. Escape cancels. The browser's native
 * drag and drop is not used because it does not support touch.
 */
export class DragGesture {
  readonly #box: HTMLElement;
  readonly #view: Window;
  readonly #actions: DragActions;
  readonly #targets: DropTargets;
  /** Aborted by `disconnect`. */
  readonly #life = new AbortController();
  /** Aborted at the end of each gesture. */
  #press = new AbortController();
  #start: Point = { x: 0, y: 0 };
  #now: Point = { x: 0, y: 0 };
  /** True while a finger is down and the long press has not ended. */
  #isHeld = false;
  #isDragging = false;
  #pointer = 0;
  readonly #items: string;

  constructor(box: HTMLElement, view: Window, actions: DragActions, parts?: DragParts) {
    this.#items = parts?.items ?? ITEMS;
    this.#box = box;
    this.#view = view;
    this.#actions = actions;
    this.#targets = new DropTargets(box, parts?.targets);
    const { signal } = this.#life;
    box.addEventListener('pointerdown', (event) => this.#pressed(event), { signal });
    // Dragging must not scroll. Chromium and Safari only call listeners that were added before the touch.
    const keep = (event: Event): void => {
      if (this.#isDragging) event.preventDefault();
    };
    box.addEventListener('touchmove', keep, { passive: false, signal });
    // The browser's context menu for a long press would end the gesture.
    const hold = (event: Event): void => {
      if (!(this.#isHeld || this.#isDragging)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    box.addEventListener('contextmenu', hold, { capture: true, signal });
  }

  /** Cancels the current drag and removes all listeners. */
  disconnect(): void {
    this.#end();
    this.#life.abort();
  }

  #pressed({ target, button, isPrimary, pointerId, pointerType, clientX, clientY }: PointerEvent) {
    const item = itemOf(target, this.#items);
    if (this.#isDragging || button !== 0 || !isPrimary || !item) return;
    this.#press.abort();
    this.#press = new AbortController();
    this.#pointer = pointerId;
    this.#start = { x: clientX, y: clientY };
    this.#now = this.#start;
    this.#isHeld = pointerType !== 'mouse';
    if (this.#isHeld) this.#waitForLongPress(item);
    this.#listen(item);
  }

  /** Starts the drag after a long press. */
  #waitForLongPress(item: HTMLElement): void {
    const timer = this.#view.setTimeout(() => this.#begin(item), PRESS_TIME);
    this.#press.signal.addEventListener('abort', () => this.#view.clearTimeout(timer));
  }

  #listen(item: HTMLElement): void {
    const view = this.#view;
    const listen = { signal: this.#press.signal, capture: true };
    const take = (event: PointerEvent, act: () => void): void => {
      if (event.pointerId === this.#pointer) act();
    };
    view.addEventListener(
      'pointermove',
      (event) => take(event, () => this.#move(event, item)),
      listen,
    );
    view.addEventListener(
      'pointerup',
      (event) => take(event, () => this.#release(event, item)),
      listen,
    );
    view.addEventListener('pointercancel', (event) => take(event, () => this.#end()), listen);
    // Without capture: `blur` events of elements inside the window are ignored.
    view.addEventListener('blur', () => this.#end(), { signal: this.#press.signal });
    view.addEventListener('keydown', (event) => this.#key(event), listen);
  }

  #move(event: PointerEvent, item: HTMLElement): void {
    this.#now = pointOf(event);
    if (this.#isDragging) return;
    const distance = distanceOf(this.#now, this.#start);
    if (this.#isHeld) {
      // The finger scrolls the list.
      if (distance > PRESS_TOLERANCE) this.#end();
    } else if (distance > CLICK_TOLERANCE) this.#begin(item);
  }

  #begin(item: HTMLElement): void {
    if (!this.#actions.begin(item)) {
      this.#end();
      return;
    }
    this.#isDragging = true;
    this.#box.dataset.dragging = '';
    this.#capture();
    const { signal } = this.#press;
    const autoscroll = new Autoscroll(this.#view, this.#targets);
    const frame = (time: number): void => {
      if (signal.aborted) return;
      this.#actions.move(this.#now);
      this.#targets.enter(this.#targets.at(this.#now));
      autoscroll.step(this.#now, time);
      this.#view.requestAnimationFrame(frame);
    };
    this.#view.requestAnimationFrame(frame);
  }

  /** Captures the pointer: otherwise a frame under it would get the moves and the release. */
  #capture(): void {
    try {
      this.#box.setPointerCapture(this.#pointer);
    } catch {
      // The pointer has gone.
    }
  }

  #release(event: PointerEvent, item: HTMLElement): void {
    if (!this.#isDragging) {
      this.#end();
      return;
    }
    const point = pointOf(event);
    const { press } = this.#actions;
    if (press && this.#isHeld && distanceOf(point, this.#start) <= PRESS_TOLERANCE) {
      this.#end();
      press(item);
      return;
    }
    // The mouse may have moved since the last frame.
    this.#actions.move(point);
    this.#end(this.#targets.at(point));
  }

  #key(event: KeyboardEvent): void {
    if (!this.#isDragging) return;
    event.stopPropagation();
    event.preventDefault();
    if (event.key === 'Escape') this.#end();
  }

  #end(target?: HTMLElement): void {
    this.#press.abort();
    this.#isHeld = false;
    if (!this.#isDragging) return;
    this.#isDragging = false;
    delete this.#box.dataset.dragging;
    this.#targets.enter(undefined);
    this.#skipClick();
    this.#actions.end(target);
  }

  /** Suppresses the click event that follows the release of the mouse. */
  #skipClick(): void {
    const over = new AbortController();
    const listen = { capture: true, signal: over.signal };
    const end = (): void => over.abort();
    this.#view.addEventListener(
      'click',
      (event) => {
        end();
        // Clicks by scripts and screen readers pass.
        if (event.detail === 0) return;
        event.stopPropagation();
        event.preventDefault();
      },
      listen,
    );
    for (const type of ['pointerdown', 'keydown']) this.#view.addEventListener(type, end, listen);
  }
}

function distanceOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function itemOf(target: EventTarget | null, items: string): HTMLElement | undefined {
  if (!(target && 'closest' in target)) return undefined;
  const element = target as Element;
  if (element.closest(CONTROLS)) return undefined;
  return element.closest<HTMLElement>(items) ?? undefined;
}
