import { Slide } from './slide';
import { slideMotion, zoomFrames } from './slide-motion';
import type { WantedSlides } from './wanted';

/**
 * Pictures that give way to each other, two of them on the page's layers at a time.
 *
 * Plain animations, not a carousel: nothing is dragged, and there are no steps to choose.
 */
export class Slideshow {
  readonly slides: readonly Slide[];
  readonly #wanted: WantedSlides;
  readonly #signal: AbortSignal;
  readonly #over: () => void;
  #at = 0;
  #isRunning = false;
  #isChanging = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param over told when the last picture is shown, and none comes after it */
  constructor(document: Document, wanted: WantedSlides, signal: AbortSignal, over: () => void) {
    this.#wanted = wanted;
    this.#signal = signal;
    this.#over = over;
    this.slides = wanted.pictures.map((address) => new Slide(document, address));
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
    if (isRunning && !this.#isChanging) this.#wait();
  }

  #animations(): Animation[] {
    return this.slides.flatMap(({ element }) => element.getAnimations({ subtree: true }));
  }

  /** Until the next picture is due; meanwhile it is fetched. */
  #wait(): void {
    const next = this.#after(this.#at);
    if (next === undefined) {
      // Until then the last one may still be drawn nearer.
      this.#timer = setTimeout(this.#over, this.#wanted.stay);
      return;
    }
    void this.slides[next]?.fetch();
    this.#timer = setTimeout(() => void this.#change(next), this.#wanted.stay);
  }

  /** The place of the picture after another; undefined after the last one. */
  #after(place: number): number | undefined {
    const next = place + 1;
    if (next < this.slides.length) return next;
    return this.#wanted.isRepeated ? 0 : undefined;
  }

  async #change(to: number): Promise<void> {
    this.#isChanging = true;
    const isHere = await this.slides[to]?.fetch();
    if (this.#signal.aborted) return;
    // One that does not come is passed over.
    if (isHere) await this.#show(to);
    this.#isChanging = false;
    if (this.#signal.aborted) return;
    this.#at = to;
    if (this.#isRunning) this.#wait();
  }

  async #show(to: number): Promise<void> {
    const { change, transition } = this.#wanted;
    const before = this.slides.filter(({ element }) => !element.hidden);
    const slide = this.slides[to];
    if (!slide || before.includes(slide)) return;
    slide.show();
    // The last one is painted on top.
    slide.element.parentElement?.append(slide.element);
    this.#zoom(slide);
    const { enter, leave } = slideMotion(transition);
    const timing = { duration: change, easing: 'ease' };
    const animations = [
      slide.element.animate([enter, {}], timing),
      ...before.map(({ element }) => element.animate([{}, leave], timing)),
    ];
    if (!this.#isRunning) for (const animation of animations) animation.pause();
    await Promise.allSettled(animations.map(({ finished }) => finished));
    for (const one of before) one.hide();
  }

  #zoom(slide: Slide | undefined): void {
    const { zoom, stay, change } = this.#wanted;
    if (!zoom || !slide) return;
    for (const animation of slide.picture.getAnimations()) animation.cancel();
    // From its coming to its going.
    slide.picture.animate(zoomFrames(zoom), { duration: stay + 2 * change, fill: 'both' });
  }
}
