import { Autoscroll } from './autoscroll';
import { DropTargets } from './drop-targets';
import type { Point } from './point';

/** What a gesture does with what is dragged. */
export interface DragActions {
  /** An item is about to be dragged. False: it cannot be. */
  readonly begin: (item: HTMLElement) => boolean;
  /** The pointer is there now: called at most once a frame. */
  readonly move: (point: Point) => void;
  /** It was dropped there, or the gesture has been given up. */
  readonly end: (target: HTMLElement | undefined) => void;
}

/** Pixels that a mouse may move while it clicks, and a finger while it is held. */
const CLICK = 5;
const HOLD = 10;
/** Milliseconds for which a finger is held. */
const HOLD_TIME = 400;

/** Where a finger or a mouse is pressed has its own meaning. */
const OWN = '[part="menu-button"], [part="tick"]';

/**
 * Dragging items by a mouse, once it has moved, or by a finger that was held. Escape gives it up. The browser's
 * own drag and drop is not used: it knows no touch.
 */
export class DragGesture {
  readonly #box: HTMLElement;
  readonly #view: Window;
  readonly #actions: DragActions;
  readonly #targets: DropTargets;
  /** Of the list. */
  readonly #life = new AbortController();
  /** Of one gesture, from the press to its end. */
  #press = new AbortController();
  #start: Point = { x: 0, y: 0 };
  #now: Point = { x: 0, y: 0 };
  /** A finger is down and has not moved. */
  #isHeld = false;
  #isDragging = false;

  constructor(box: HTMLElement, view: Window, actions: DragActions) {
    this.#box = box;
    this.#view = view;
    this.#actions = actions;
    this.#targets = new DropTargets(box);
    const { signal } = this.#life;
    box.addEventListener('pointerdown', (event) => this.#pressed(event), { signal });
    // A finger that drags must not scroll. Chromium and Safari ask only those who listened before it came.
    const keep = (event: Event): void => {
      if (this.#isDragging) event.preventDefault();
    };
    box.addEventListener('touchmove', keep, { passive: false, signal });
    // The browser's menu for a finger that is held would end the gesture.
    const hold = (event: Event): void => {
      if (!(this.#isHeld || this.#isDragging)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    box.addEventListener('contextmenu', hold, { capture: true, signal });
  }

  /** Gives up what is dragged, and takes nothing more. */
  disconnect(): void {
    this.#end();
    this.#life.abort();
  }

  #pressed({ target, button, isPrimary, pointerId, pointerType, clientX, clientY }: PointerEvent) {
    const item = itemOf(target);
    if (this.#isDragging || button !== 0 || !isPrimary || !item) return;
    this.#press.abort();
    this.#press = new AbortController();
    this.#start = { x: clientX, y: clientY };
    this.#now = this.#start;
    this.#isHeld = pointerType !== 'mouse';
    if (this.#isHeld) this.#wait(item);
    this.#listen(pointerId, item);
  }

  /** A finger drags what it was held on for a while. */
  #wait(item: HTMLElement): void {
    const timer = this.#view.setTimeout(() => this.#begin(item), HOLD_TIME);
    this.#press.signal.addEventListener('abort', () => this.#view.clearTimeout(timer));
  }

  #listen(pointer: number, item: HTMLElement): void {
    const view = this.#view;
    const listen = { signal: this.#press.signal, capture: true };
    const take = (event: PointerEvent, act: () => void): void => {
      if (event.pointerId === pointer) act();
    };
    view.addEventListener(
      'pointermove',
      (event) => take(event, () => this.#move(event, item)),
      listen,
    );
    view.addEventListener('pointerup', (event) => take(event, () => this.#release(event)), listen);
    view.addEventListener('pointercancel', (event) => take(event, () => this.#end()), listen);
    // Of the window alone, not of what is in it.
    view.addEventListener('blur', () => this.#end(), { signal: this.#press.signal });
    view.addEventListener('keydown', (event) => this.#key(event), listen);
  }

  #move(event: PointerEvent, item: HTMLElement): void {
    this.#now = pointOf(event);
    if (this.#isDragging) return;
    const { x, y } = this.#start;
    const distance = Math.hypot(this.#now.x - x, this.#now.y - y);
    if (this.#isHeld) {
      // It scrolls.
      if (distance > HOLD) this.#end();
    } else if (distance > CLICK) this.#begin(item);
  }

  #begin(item: HTMLElement): void {
    if (!this.#actions.begin(item)) {
      this.#end();
      return;
    }
    this.#isDragging = true;
    this.#box.dataset.dragging = '';
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

  #release(event: PointerEvent): void {
    this.#end(this.#isDragging ? this.#targets.at(pointOf(event)) : undefined);
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

  /** The click that a mouse makes when it is released is no click on an item. */
  #skipClick(): void {
    const over = new AbortController();
    const listen = { capture: true, signal: over.signal };
    const end = (): void => over.abort();
    this.#view.addEventListener(
      'click',
      (event) => {
        end();
        // A script's or a screen reader's.
        if (event.detail === 0) return;
        event.stopPropagation();
        event.preventDefault();
      },
      listen,
    );
    for (const type of ['pointerdown', 'keydown']) this.#view.addEventListener(type, end, listen);
  }
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function itemOf(target: EventTarget | null): HTMLElement | undefined {
  if (!(target && 'closest' in target)) return undefined;
  const element = target as Element;
  if (element.closest(OWN)) return undefined;
  return element.closest<HTMLElement>('[data-place]') ?? undefined;
}
