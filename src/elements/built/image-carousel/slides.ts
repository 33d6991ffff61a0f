import { holdsFocus } from '../../../core/focus';
import { nameLinks } from './link-names';
import type { Parts } from './parts';
import type { PrintedCarousel } from './printed-carousel';
import type { Slider } from './slider';
import { slidesInView } from './track';

/** Makes only the visible slides reachable by focus and screen readers. */
export class Slides {
  readonly #slider: Slider;
  readonly #printed: PrintedCarousel;
  readonly #name: Parts['nameSlide'];

  /** @param nameSlide given if slides are printed without accessible names */
  constructor(slider: Slider, printed: PrintedCarousel, { nameSlide }: Parts) {
    this.#slider = slider;
    this.#printed = printed;
    this.#name = nameSlide;
  }

  /** Visibility of each slide in the current order. */
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
    slides.forEach((slide, index) => {
      if (inView[index]) this.#show(slide);
      else if (!slide.inert) this.#hide(slide);
    });
  }

  #show(slide: HTMLElement): void {
    this.#name?.(slide, this.#printed);
    nameLinks(slide);
    slide.inert = false;
    slide.removeAttribute('aria-hidden');
  }

  #hide(slide: HTMLElement): void {
    const hadFocus = holdsFocus(slide);
    slide.inert = true;
    slide.setAttribute('aria-hidden', 'true');
    if (!hadFocus) return;
    const { slides, activeIndex } = this.#slider;
    slides[activeIndex]?.querySelector<HTMLElement>('a[href], button')?.focus();
  }
}
