import type { Slider } from '../slider';

/** What keeps a carousel from going on for as long as it lasts. */
export type Hold = 'pointer' | 'touch' | 'out of view' | 'hidden page' | 'script';

/** How long a slide stays, and how long a step takes, in milliseconds. */
export interface Pace {
  readonly delay: number;
  readonly speed: number;
}

/**
 * Has a carousel go on by itself, with the methods of Swiper's own module, which site code calls as
 * `swiper.autoplay`. That module asks for a frame after frame as long as the page is open; this one has a
 * timer.
 */
export class Autoplay {
  /** Goes on by itself, though it may be held for now. */
  running = false;
  readonly #slider: Slider;
  readonly #changed: () => void;
  readonly #holds = new Set<Hold>();
  #pace: Pace;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dueAt = 0;

  /** @param changed told when it begins or ends, but not when it is held */
  constructor(slider: Slider, pace: Pace, changed: () => void, signal: AbortSignal) {
    this.#slider = slider;
    this.#pace = pace;
    this.#changed = changed;
    signal.addEventListener('abort', () => clearTimeout(this.#timer), { once: true });
  }

  get paused(): boolean {
    return this.#holds.size > 0;
  }

  /** Milliseconds until it goes on. */
  get timeLeft(): number {
    return this.#timer === undefined ? this.#pace.delay : Math.max(0, this.#dueAt - Date.now());
  }

  /** The same with another pace, from now on. */
  set pace(pace: Pace) {
    this.#pace = pace;
    this.#wait();
  }

  start(): boolean {
    return this.#set(true);
  }

  /** Ends it: only `start` has it go on again. */
  stop(): boolean {
    return this.#set(false);
  }

  pause(): void {
    this.hold('script', true);
  }

  resume(): void {
    this.hold('script', false);
  }

  hold(why: Hold, isHeld: boolean): void {
    if (isHeld === this.#holds.has(why)) return;
    if (isHeld) this.#holds.add(why);
    else this.#holds.delete(why);
    this.#wait();
  }

  /** The slide has changed otherwise: it stays as long as any. */
  restart(): void {
    this.#wait();
  }

  #set(isRunning: boolean): boolean {
    if (this.running === isRunning) return false;
    this.running = isRunning;
    this.#wait();
    this.#changed();
    return true;
  }

  #wait(after = 0): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.running || this.paused) return;
    const wait = this.#pace.delay + after;
    this.#dueAt = Date.now() + wait;
    this.#timer = setTimeout(() => this.#goOn(), wait);
  }

  #goOn(): void {
    const slider = this.#slider;
    const { loop, rewind } = slider.params;
    if (!slider.isEnd || loop || rewind) slider.slideNext(undefined, true, true);
    const isOver = slider.isEnd && !loop && !rewind;
    if (isOver) this.stop();
    else this.#wait(this.#pace.speed);
  }
}
