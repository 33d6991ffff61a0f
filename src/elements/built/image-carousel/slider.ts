import { Swiper } from 'swiper';

/** Swiper, which does not measure what it knows. */
export class Slider extends Swiper {
  /**
   * How far the track is moved.
   *
   * At the start of a swipe Swiper reads it from the page, after it has moved slides for the loop: the
   * whole track would be laid out in the middle of the touch. Only a track that is moving has to be read.
   */
  override getTranslate(axis?: 'x' | 'y'): number {
    if (this.animating) return super.getTranslate(axis);
    return this.rtlTranslate ? -this.translate : this.translate;
  }

  /** Goes to a slide by its place among the printed ones. */
  goTo(slide: number): void {
    if (this.params.loop) this.slideToLoop(slide);
    else this.slideTo(slide);
  }
}
