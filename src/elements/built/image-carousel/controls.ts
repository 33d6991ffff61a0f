import { markLive } from '../../../builder/markup/live';
import type { Emit } from '../../../core/element';
import { Arrows, type Navigation } from './arrows';
import type { events } from './image-carousel.element';
import { listenToKeys } from './keys';
import type { CarouselSettings } from './layout';
import type { Parts } from './parts';
import type { PrintedCarousel } from './printed-carousel';
import type { Slider } from './slider';
import { Slides } from './slides';

/** Dependencies of the controls. */
interface Context {
  readonly parts: Parts;
  readonly printed: PrintedCarousel;
  readonly slider: Slider;
  readonly settings: CarouselSettings;
  /** Called when the visitor changes the slide, which interrupts autoplay. */
  readonly interrupt: () => void;
  readonly emit: Emit<typeof events>;
  readonly signal: AbortSignal;
}

/** All controls and indicators of a slider. */
export class Controls {
  readonly #context: Context;
  /** Parts that depend on the visible slides. */
  readonly #parts: readonly ({ refresh(): void } | undefined)[];
  /** Whether the visitor causes the current change. */
  #isByVisitor = false;
  #isRefreshScheduled = false;

  constructor(context: Context) {
    const { parts, printed, slider, settings, signal } = context;
    const { Dots, LazyPictures } = parts;
    this.#context = context;
    const turn: Navigation = {
      previous: () => this.#navigate(() => slider.slidePrev()),
      next: () => this.#navigate(() => slider.slideNext()),
      to: (slide) => this.#navigate(() => slider.goTo(slide)),
    };
    parts.nameCarousel?.(printed);
    const slides = new Slides(slider, printed, parts);
    const arrows = new Arrows(slider, printed, settings, turn, signal);
    const dots = Dots && printed.dots && new Dots(slider, printed.dots, settings, turn, signal);
    const pictures = LazyPictures && new LazyPictures(slider, () => slides.inView, signal);
    this.#parts = [slides, arrows, dots, pictures];
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
      if (this.#isByVisitor) emit('nh-image-carousel-change', { index, count });
    });
    slider.on('sliderFirstMove', () => {
      this.#isByVisitor = true;
      interrupt();
    });
    slider.on('touchEnd', () => this.#endTurnInNextFrame());
  }

  /** Navigates on behalf of the visitor. */
  #navigate(act: () => void): void {
    this.#context.interrupt();
    this.#context.slider.enqueueStep(() => {
      this.#isByVisitor = true;
      act();
      this.#endTurnInNextFrame();
    });
  }

  /** Resets the flag in the next frame, because a looping slider starts the step only then. */
  #endTurnInNextFrame(): void {
    requestAnimationFrame(() => {
      this.#isByVisitor = false;
    });
  }

  /** Refreshes before the next paint, so that writes in between cause no extra layout. */
  #refreshSoon(): void {
    if (this.#isRefreshScheduled) return;
    this.#isRefreshScheduled = true;
    requestAnimationFrame(() => {
      this.#isRefreshScheduled = false;
      if (!this.#context.signal.aborted) this.#refresh();
    });
  }

  #refresh(): void {
    for (const part of this.#parts) part?.refresh();
  }
}
