import type { Emit } from '../../../core/element';
import { markLive } from '../markup/live';
import { Arrows, type Turn } from './arrows';
import type { events } from './image-carousel.element';
import { listenToKeys } from './keys';
import type { CarouselSettings } from './layout';
import type { Parts } from './parts';
import type { PrintedCarousel } from './printed-carousel';
import type { Slider } from './slider';
import { Slides } from './slides';

/** What the controls of a slider are made from. */
interface Context {
  readonly parts: Parts;
  readonly printed: PrintedCarousel;
  readonly slider: Slider;
  readonly settings: CarouselSettings;
  /** A visitor turns it: what goes on by itself stands back. */
  readonly interrupt: () => void;
  readonly emit: Emit<typeof events>;
  readonly signal: AbortSignal;
}

/** All that a visitor turns a slider by, and what shows where it stands. */
export class Controls {
  readonly #context: Context;
  /** What changes with the slides in view. */
  readonly #shown: readonly ({ refresh(): void } | undefined)[];
  /** What happens is a visitor's doing. */
  #isTurned = false;
  #isRefreshDue = false;

  constructor(context: Context) {
    const { parts, printed, slider, settings, signal } = context;
    const { Dots, LazyPictures } = parts;
    this.#context = context;
    const turn: Turn = {
      previous: () => this.#turn(() => slider.slidePrev()),
      next: () => this.#turn(() => slider.slideNext()),
      to: (slide) => this.#turn(() => slider.goTo(slide)),
    };
    parts.nameCarousel?.(printed);
    const slides = new Slides(slider, printed, parts);
    const arrows = new Arrows(slider, printed, settings, turn, signal);
    const dots = Dots && printed.dots && new Dots(slider, printed.dots, settings, turn, signal);
    const pictures = LazyPictures && new LazyPictures(slider, () => slides.inView, signal);
    this.#shown = [slides, arrows, dots, pictures];
    listenToKeys({ root: printed.root, slider, arrows, dots, turn, signal });
    this.#followSlider();
    this.#refresh();
    markLive(printed.root, signal);
  }

  #followSlider(): void {
    const { slider, printed, emit, interrupt } = this.#context;
    const changed = (): void => this.#refreshSoon();
    slider.on('slideChange resize update lock unlock transitionEnd loopFix', changed);
    slider.on('realIndexChange', () => {
      const { realIndex: index } = slider;
      const { length: count } = printed.slides;
      if (this.#isTurned) emit('nh-image-carousel-change', { index, count });
    });
    slider.on('sliderFirstMove', () => {
      this.#isTurned = true;
      interrupt();
    });
    slider.on('touchEnd', () => this.#endTurnInNextFrame());
  }

  /** Turns it as a visitor's doing. */
  #turn(act: () => void): void {
    this.#context.interrupt();
    this.#context.slider.inTurn(() => {
      this.#isTurned = true;
      act();
      this.#endTurnInNextFrame();
    });
  }

  /** By then it is on its way: to one of a loop's slides it begins to go in that frame. */
  #endTurnInNextFrame(): void {
    requestAnimationFrame(() => {
      this.#isTurned = false;
    });
  }

  /** Before the next frame is painted: what is written in between would have the page laid out for it. */
  #refreshSoon(): void {
    if (this.#isRefreshDue) return;
    this.#isRefreshDue = true;
    requestAnimationFrame(() => {
      this.#isRefreshDue = false;
      if (!this.#context.signal.aborted) this.#refresh();
    });
  }

  #refresh(): void {
    for (const part of this.#shown) part?.refresh();
  }
}
