import type { Parts } from './parts';
import type { PrintedCarousel } from './printed-carousel';
import type { Slider } from './slider';
import { slidesInView } from './track';

/** The slides of a carousel: only those in view can be reached and are read out. */
export class Slides {
  readonly #slider: Slider;
  readonly #printed: PrintedCarousel;
  readonly #name: Parts['nameSlide'];

  /** @param nameSlide where they are printed without names */
  constructor(slider: Slider, printed: PrintedCarousel, { nameSlide }: Parts) {
    this.#slider = slider;
    this.#printed = printed;
    this.#name = nameSlide;
  }

  /** Whether each can be seen, in the order in which they are now. */
  get inView(): boolean[] {
    const { slidesGrid, slidesSizesGrid, size, params, rtlTranslate, translate } = this.#slider;
    return slidesInView({
      starts: slidesGrid,
      widths: slidesSizesGrid,
      width: size,
      moved: rtlTranslate ? -translate : translate,
      before: params.slidesOffsetBefore ?? 0,
    });
  }

  refresh(): void {
    const { slides } = this.#slider;
    const { inView } = this;
    for (const [index, slide] of slides.entries()) {
      if (inView[index]) this.#show(slide);
      else if (!slide.inert) this.#hide(slide);
    }
  }

  #show(slide: HTMLElement): void {
    this.#name?.(slide, this.#printed);
    slide.inert = false;
    slide.removeAttribute('aria-hidden');
  }

  #hide(slide: HTMLElement): void {
    const hadFocus = slide.matches(':focus-within');
    slide.inert = true;
    slide.setAttribute('aria-hidden', 'true');
    if (!hadFocus) return;
    const { slides, activeIndex } = this.#slider;
    slides[activeIndex]?.querySelector<HTMLElement>('a[href], button')?.focus();
  }
}
