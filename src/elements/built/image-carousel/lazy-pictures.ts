import { onView } from '../markup/view';
import type { Slider } from './slider';

/** Pictures that the builder prints without an address, to be fetched when they are about to be seen. */
const LAZY = 'img[data-src]:not([src])';
const SPINNER = '.swiper-lazy-preloader';

/** Fetches the pictures of slides that are in view, and of one on each side, once the carousel is near the window. */
export class LazyPictures {
  readonly #slider: Slider;
  readonly #inView: () => readonly boolean[];
  #isNear = false;

  /** @param inView whether each slide can be seen, in the order in which they are now */
  constructor(slider: Slider, inView: () => readonly boolean[], signal: AbortSignal) {
    this.#slider = slider;
    this.#inView = inView;
    const comesNear = (isNear: boolean): void => {
      this.#isNear = isNear;
      this.refresh();
    };
    onView(slider.el, '50%', comesNear, signal);
  }

  /** Other slides are in view. */
  refresh(): void {
    if (!this.#isNear) return;
    const { slides, params } = this.#slider;
    const inView = this.#inView();
    // Round at the ends of a carousel that goes round.
    const isRound = params.loop || params.rewind;
    const at = (index: number): boolean =>
      inView[isRound ? (index + slides.length) % slides.length : index] ?? false;
    for (const [index, slide] of slides.entries()) {
      if (at(index - 1) || at(index) || at(index + 1)) fetchPictures(slide);
    }
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
