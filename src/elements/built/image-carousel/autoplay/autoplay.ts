import type { Slider } from '../slider';

/** Reason for pausing autoplay temporarily. */
export type Hold = 'pointer' | 'touch' | 'out of view' | 'hidden page' | 'script';

/** Delay between steps and duration of a step, in milliseconds. */
export interface Pace {
  readonly delay: number;
  readonly speed: number;
}

/**
 * Autoplay with the interface of Swiper's own module, which site code uses as `swiper.autoplay`. Swiper's
 * module requests animation frames all the time; this one uses a timer.
 */
export class Autoplay {
  /** Whether autoplay is on, possibly paused. */
  running = false;
  readonly #slider: Slider;
  readonly #changed: () => void;
  readonly #holds = new Set<Hold>();
  #pace: Pace;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dueAt = 0;

  /** @param changed called when autoplay starts or stops, but not when it is paused */
  constructor(slider: Slider, pace: Pace, changed: () => void, signal: AbortSignal) {
    this.#slider = slider;
    this.#pace = pace;
    this.#changed = changed;
    signal.addEventListener('abort', () => clearTimeout(this.#timer), { once: true });
  }

  get paused(): boolean {
    return this.#holds.size > 0;
  }

  /** Milliseconds until the next step. */
  get timeLeft(): number {
    return this.#timer === undefined ? this.#pace.delay : Math.max(0, this.#dueAt - Date.now());
  }

  /** Changes the pace and restarts the delay. */
  set pace(pace: Pace) {
    this.#pace = pace;
    this.#schedule();
  }

  start(): boolean {
    return this.#set(true);
  }

  /** Stops autoplay until `start` is called. */
  stop(): boolean {
    return this.#set(false);
  }

  pause(): void {
    this.hold('script', true);
  }

  resume(): void {
    this.hold('script', false);
  }

  hold(reason: Hold, isHeld: boolean): void {
    if (isHeld === this.#holds.has(reason)) return;
    if (isHeld) this.#holds.add(reason);
    else this.#holds.delete(reason);
    this.#schedule();
  }

  /** Restarts the delay after the slide was changed otherwise. */
  restart(): void {
    this.#schedule();
  }

  #set(isRunning: boolean): boolean {
    if (this.running === isRunning) return false;
    this.running = isRunning;
    this.#schedule();
    this.#changed();
    return true;
  }

  #schedule(after = 0): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.running || this.paused) return;
    const delay = this.#pace.delay + after;
    this.#dueAt = Date.now() + delay;
    this.#timer = setTimeout(() => this.#advance(), delay);
  }

  #advance(): void {
    const slider = this.#slider;
    const { loop, rewind } = slider.params;
    if (!slider.isEnd || loop || rewind) slider.slideNext(undefined, true, true);
    const isOver = slider.isEnd && !loop && !rewind;
    if (isOver) this.stop();
    else this.#schedule(this.#pace.speed);
  }
}
