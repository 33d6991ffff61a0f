import { onInViewChange } from '../../../builder/markup/view';
import type { Slider } from './slider';

/** Images that the builder prints without a source, to be loaded before they are visible. */
const LAZY = 'img[data-src]:not([src])';
const SPINNER = '.swiper-lazy-preloader';

/** Loads the images of visible slides and their neighbors when the carousel is near the viewport. */
export class LazyPictures {
  readonly #slider: Slider;
  readonly #inView: () => readonly boolean[];
  #isNear = false;

  /** @param inView returns the visibility of each slide in the current order */
  constructor(slider: Slider, inView: () => readonly boolean[], signal: AbortSignal) {
    this.#slider = slider;
    this.#inView = inView;
    const comesNear = (isNear: boolean): void => {
      this.#isNear = isNear;
      this.refresh();
    };
    onInViewChange(slider.el, '50%', comesNear, signal);
  }

  /** Call when other slides are visible. */
  refresh(): void {
    if (!this.#isNear) return;
    const { slides, params } = this.#slider;
    const inView = this.#inView();
    // Wraps around in a looping carousel.
    const wraps = params.loop || params.rewind;
    const at = (index: number): boolean =>
      inView[wraps ? (index + slides.length) % slides.length : index] ?? false;
    slides.forEach((slide, index) => {
      if (at(index - 1) || at(index) || at(index + 1)) fetchPictures(slide);
    });
  }
}

function fetchPictures(slide: HTMLElement): void {
  for (const picture of slide.querySelectorAll<HTMLImageElement>(LAZY)) {
    const { srcset, src } = picture.dataset;
    const settle = ({ type }: Event): void => {
      const spinner = slide.querySelector<HTMLElement>(SPINNER);
      if (spinner) spinner.hidden = true;
      picture.classList.add(type === 'load' ? 'swiper-lazy-loaded' : 'nh-carousel-broken');
    };
    picture.addEventListener('load', settle, { once: true });
    picture.addEventListener('error', settle, { once: true });
    if (srcset) picture.srcset = srcset;
    picture.src = src ?? '';
  }
}
