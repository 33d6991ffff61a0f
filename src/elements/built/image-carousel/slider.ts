import { Swiper } from 'swiper';
import type { SwiperOptions } from 'swiper/types';

/** Swiper, which does not measure what it knows, and whose loop moves nothing that is seen. */
export class Slider extends Swiper {
  /** Where the track is shown, from the left, after slides were moved round and until it goes on from there. */
  #shown: number | undefined;
  /** A step has just come to its end. */
  #isSettling = false;
  /** The step that waits for that. */
  #next: (() => unknown) | undefined;

  constructor(root: HTMLElement, options: SwiperOptions) {
    // It begins only when this class has its own fields.
    super(root, { ...options, init: false });
    this.init();
  }

  /** Another step follows when this one has come to its end. */
  get isWaiting(): boolean {
    return this.#next !== undefined;
  }

  /** Goes to a slide by its place among the printed ones. */
  goTo(slide: number): void {
    if (this.params.loop) this.slideToLoop(slide);
    else this.slideTo(slide);
  }

  /**
   * How far the track is moved.
   *
   * At the start of a swipe Swiper reads it from the page, after it has moved slides for the loop: the
   * whole track would be laid out in the middle of the touch. Only a track that is moving has to be read.
   */
  override getTranslate(axis?: 'x' | 'y'): number {
    if (this.animating) return super.getTranslate(axis);
    return (this.#shown ?? this.translate) * this.#sign;
  }

  override setTranslate(...[translate, byController]: Parameters<Swiper['setTranslate']>): void {
    this.#shown = undefined;
    super.setTranslate(translate, byController);
  }

  /** Moves slides round, and the track against it: all is seen where it was. */
  override loopFix(options?: Parameters<Swiper['loopFix']>[0]): void {
    const seen = this.getTranslate();
    const { slides, slidesGrid } = this;
    const place = Math.max(
      0,
      slidesGrid.findIndex((start) => start >= -seen),
    );
    super.loopFix(options);
    const now = this.slides.indexOf(slides[place] as HTMLElement);
    if (now === place) return;
    const moved = (slidesGrid[place] ?? 0) - (slidesGrid[now] ?? 0);
    // Beyond its ends there is nothing to see.
    const shown = Math.min(Math.max(seen + moved, this.maxTranslate()), this.minTranslate());
    this.#shown = shown * this.#sign;
    this.wrapperEl.style.transform = `translate3d(${this.#shown}px, 0px, 0px)`;
  }

  /**
   * Goes on from where the track is shown. Without a moment's time for it, the browser would not see one
   * motion make up for the other, but a shift of the layout.
   */
  override slideTo(
    index?: number,
    speed: number = this.params.speed ?? 0,
    runCallbacks?: boolean,
    internal?: boolean,
    initial?: boolean,
  ): boolean {
    const isAside = this.#shown !== undefined && !internal;
    // A transition begins at what was computed last.
    if (isAside) void this.wrapperEl.clientLeft;
    const isGoing = super.slideTo(index, speed, runCallbacks, internal, initial);
    if (isAside && !this.animating) {
      this.setTransition(speed || 1);
      this.setTranslate(this.translate * this.#sign);
    }
    return isGoing;
  }

  override slideNext(...given: Parameters<Swiper['slideNext']>): boolean {
    return this.inTurn(() => super.slideNext(...given)) === true;
  }

  override slidePrev(...given: Parameters<Swiper['slidePrev']>): boolean {
    return this.inTurn(() => super.slidePrev(...given)) === true;
  }

  override slideToLoop(...given: Parameters<Swiper['slideToLoop']>): this {
    const go = () => super.slideToLoop(...given);
    // Swiper's own, at a new size, is no step.
    const [, , , isInternal] = given;
    if (isInternal) go();
    else this.inTurn(go);
    return this;
  }

  override transitionEnd(...given: Parameters<Swiper['transitionEnd']>): void {
    if (this.animating) this.#settle();
    super.transitionEnd(...given);
  }

  /**
   * Takes a loop's steps one after the other: slides that are moved round in the middle of one would be
   * seen to jump. Of those that come meanwhile, the last one counts.
   */
  inTurn(step: () => unknown): unknown {
    const isBusy = this.params.loop && (this.animating || this.#isSettling);
    if (!isBusy) return step();
    this.#next = step;
    return undefined;
  }

  /** In the frame of a step's end browsers still know the track where that began: to them, slides that are moved in it would shift. */
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

  /** What is read from right to left goes on to the right. */
  get #sign(): number {
    return this.rtlTranslate ? -1 : 1;
  }
}
