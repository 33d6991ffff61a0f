import { Swiper } from 'swiper';
import type { SwiperOptions } from 'swiper/types';

/** Swiper without needless measuring, and with a loop that does not shift visible slides. */
export class Slider extends Swiper {
  /** Visual position of the track after slides were reordered, until the next step. */
  #shown: number | undefined;
  /** A step has just ended. */
  #isSettling = false;
  /** The step that is waiting for the end of the current one. */
  #next: (() => unknown) | undefined;

  constructor(root: HTMLElement, options: SwiperOptions) {
    // Initialized after the fields of this class exist.
    super(root, { ...options, init: false });
    this.init();
  }

  /** Whether another step is waiting for the end of the current one. */
  get isWaiting(): boolean {
    return this.#next !== undefined;
  }

  /** Goes to a slide by its index in printed order. */
  goTo(slide: number): void {
    if (this.params.loop) this.slideToLoop(slide);
    else this.slideTo(slide);
  }

  /**
   * Returns the translation of the track.
   *
   * At the start of a swipe, Swiper reads it from the DOM after reordering slides for the loop, which would
   * force a layout of the whole track during the touch. Only a moving track has to be read.
   */
  override getTranslate(axis?: 'x' | 'y'): number {
    if (this.animating) return super.getTranslate(axis);
    return (this.#shown ?? this.translate) * this.#sign;
  }

  override setTranslate(...[translate, byController]: Parameters<Swiper['setTranslate']>): void {
    this.#shown = undefined;
    super.setTranslate(translate, byController);
  }

  /** Reorders slides for the loop and compensates the position of the track, so that nothing moves visibly. */
  override loopFix(options?: Parameters<Swiper['loopFix']>[0]): void {
    const before = this.getTranslate();
    const { slides, slidesGrid } = this;
    const index = Math.max(
      0,
      slidesGrid.findIndex((start) => start >= -before),
    );
    super.loopFix(options);
    const now = this.slides.indexOf(slides[index] as HTMLElement);
    if (now === index) return;
    const moved = (slidesGrid[index] ?? 0) - (slidesGrid[now] ?? 0);
    // Clamped, because nothing is visible beyond the ends.
    const shown = Math.min(Math.max(before + moved, this.maxTranslate()), this.minTranslate());
    this.#shown = shown * this.#sign;
    this.wrapperEl.style.transform = `translate3d(${this.#shown}px, 0px, 0px)`;
  }

  /**
   * Starts a step from the visual position of the track. A duration of 0 would be counted as a layout shift,
   * so at least 1 ms is used.
   */
  override slideTo(
    index?: number,
    speed: number = this.params.speed ?? 0,
    runCallbacks?: boolean,
    internal?: boolean,
    initial?: boolean,
  ): boolean {
    const isCompensated = this.#shown !== undefined && !internal;
    // Flushes styles: a transition starts from the last computed values.
    if (isCompensated) void this.wrapperEl.clientLeft;
    const hasStarted = super.slideTo(index, speed, runCallbacks, internal, initial);
    if (isCompensated && !this.animating) {
      this.setTransition(speed || 1);
      this.setTranslate(this.translate * this.#sign);
    }
    return hasStarted;
  }

  override slideNext(...parameters: Parameters<Swiper['slideNext']>): boolean {
    return this.enqueueStep(() => super.slideNext(...parameters)) === true;
  }

  override slidePrev(...parameters: Parameters<Swiper['slidePrev']>): boolean {
    return this.enqueueStep(() => super.slidePrev(...parameters)) === true;
  }

  override slideToLoop(...parameters: Parameters<Swiper['slideToLoop']>): this {
    const go = () => super.slideToLoop(...parameters);
    // Internal calls after a resize are not steps.
    const [, , , isInternal] = parameters;
    if (isInternal) go();
    else this.enqueueStep(go);
    return this;
  }

  override transitionEnd(...parameters: Parameters<Swiper['transitionEnd']>): void {
    if (this.animating) this.#settle();
    super.transitionEnd(...parameters);
  }

  /**
   * Runs the steps of a loop one after the other, because reordering slides during a step would be visible.
   * Only the last step requested in the meantime is kept.
   */
  enqueueStep(step: () => unknown): unknown {
    const isBusy = this.params.loop && (this.animating || this.#isSettling);
    if (!isBusy) return step();
    this.#next = step;
    return undefined;
  }

  /** Waits two frames: reordering in the frame in which a step ends would be counted as a layout shift. */
  #settle(): void {
    this.#isSettling = true;
    const settled = (): void => {
      this.#isSettling = false;
      const next = this.#next;
      this.#next = undefined;
      if (!this.destroyed) next?.();
    };
    requestAnimationFrame(() => requestAnimationFrame(settled));
  }

  /** Sign of translations: positive in right-to-left pages. */
  get #sign(): number {
    return this.rtlTranslate ? -1 : 1;
  }
}
