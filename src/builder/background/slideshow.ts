import type { SlideshowBackground } from './background-spec';
import { Slide } from './slide';
import { slideTransition, zoomFrames } from './slide-transition';

/**
 * A background slideshow. At most two images are shown at a time.
 *
 * Uses plain animations instead of a carousel, because there is no dragging and no navigation.
 */
export class Slideshow {
  readonly slides: readonly Slide[];
  readonly #spec: SlideshowBackground;
  readonly #signal: AbortSignal;
  readonly #onEnd: () => void;
  #index = 0;
  #isRunning = false;
  #isChanging = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onEnd called after the last image, if the slideshow does not loop */
  constructor(
    document: Document,
    spec: SlideshowBackground,
    signal: AbortSignal,
    onEnd: () => void,
  ) {
    this.#spec = spec;
    this.#signal = signal;
    this.#onEnd = onEnd;
    this.slides = spec.images.map((address) => new Slide(document, address));
    this.slides[0]?.show();
    this.#zoom(this.slides[0]);
    signal.addEventListener('abort', () => this.run(false), { once: true });
  }

  run(isRunning: boolean): void {
    if (this.slides.length < 2) return;
    this.#isRunning = isRunning;
    clearTimeout(this.#timer);
    for (const animation of this.#animations()) {
      if (!isRunning && animation.playState === 'running') animation.pause();
      if (isRunning && animation.playState === 'paused') animation.play();
    }
    if (isRunning && !this.#isChanging) this.#scheduleNext();
  }

  #animations(): Animation[] {
    return this.slides.flatMap(({ element }) => element.getAnimations({ subtree: true }));
  }

  /** Schedules the next image and loads it in the meantime. */
  #scheduleNext(): void {
    const next = this.#after(this.#index);
    if (next === undefined) {
      // The last image may still be zooming.
      this.#timer = setTimeout(this.#onEnd, this.#spec.duration);
      return;
    }
    void this.slides[next]?.fetch();
    this.#timer = setTimeout(() => void this.#change(next), this.#spec.duration);
  }

  /** Returns the index of the following image; undefined after the last one. */
  #after(index: number): number | undefined {
    const next = index + 1;
    if (next < this.slides.length) return next;
    return this.#spec.loops ? 0 : undefined;
  }

  async #change(to: number): Promise<void> {
    this.#isChanging = true;
    const isLoaded = await this.slides[to]?.fetch();
    if (this.#signal.aborted) return;
    // An image that fails to load is skipped.
    if (isLoaded) await this.#show(to);
    this.#isChanging = false;
    if (this.#signal.aborted) return;
    this.#index = to;
    if (this.#isRunning) this.#scheduleNext();
  }

  async #show(to: number): Promise<void> {
    const { transitionDuration, transition } = this.#spec;
    const before = this.slides.filter(({ element }) => !element.hidden);
    const slide = this.slides[to];
    if (!slide || before.includes(slide)) return;
    slide.show();
    // The last child is painted on top.
    slide.element.parentElement?.append(slide.element);
    this.#zoom(slide);
    const { enter, leave } = slideTransition(transition);
    const timing = { duration: transitionDuration, easing: 'ease' };
    const animations = [
      slide.element.animate([enter, {}], timing),
      ...before.map(({ element }) => element.animate([{}, leave], timing)),
    ];
    if (!this.#isRunning) for (const animation of animations) animation.pause();
    await Promise.allSettled(animations.map(({ finished }) => finished));
    for (const one of before) one.hide();
  }

  #zoom(slide: Slide | undefined): void {
    const { zoom, duration, transitionDuration } = this.#spec;
    if (!zoom || !slide) return;
    for (const animation of slide.image.getAnimations()) animation.cancel();
    // The zoom lasts from the start of the entrance to the end of the exit.
    slide.image.animate(zoomFrames(zoom), {
      duration: duration + 2 * transitionDuration,
      fill: 'both',
    });
  }
}
