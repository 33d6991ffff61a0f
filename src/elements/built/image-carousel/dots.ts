import { createElement } from '../../../core/dom/create-element';
import { restoreAtEnd } from '../markup/restore';
import type { Turn } from './arrows';
import type { CarouselSettings } from './layout';
import { message } from './messages';
import type { Slider } from './slider';

/** Dots that are buttons, numbers, or a bar; Swiper's own are strings of HTML, which strict pages refuse. */
export class Dots {
  readonly #slider: Slider;
  readonly #place: HTMLElement;
  readonly #kind: 'bullets' | 'fraction' | 'progressbar';
  readonly #turn: Turn;
  #bullets: HTMLElement[] = [];
  #fill: HTMLElement | undefined;

  constructor(
    slider: Slider,
    place: HTMLElement,
    { pagination = 'yes' }: CarouselSettings,
    turn: Turn,
    signal: AbortSignal,
  ) {
    this.#slider = slider;
    this.#place = place;
    this.#kind = pagination === 'yes' ? 'bullets' : pagination;
    this.#turn = turn;
    restoreAtEnd(place, ['class', 'hidden'], signal);
    const { classList } = place;
    classList.add(`swiper-pagination-${this.#kind}`, 'swiper-pagination-horizontal');
    classList.toggle('swiper-pagination-clickable', this.#kind === 'bullets');
    place.addEventListener('click', ({ target }) => this.#press(target as Node), { signal });
    signal.addEventListener('abort', () => place.replaceChildren(), { once: true });
  }

  /** Shows where the carousel stands now. */
  refresh(): void {
    this.#place.hidden = this.#slider.isLocked;
    const at = this.#at;
    const count = this.#count;
    if (this.#kind === 'fraction') this.#place.textContent = `${at + 1} / ${count}`;
    else if (this.#kind === 'progressbar') this.#showBar((at + 1) / count);
    else this.#showBullets(at, count);
  }

  /** Whether a key was pressed on a dot. */
  has(target: EventTarget | null): boolean {
    return this.#bullets.includes(target as HTMLElement);
  }

  focusActive(): void {
    this.#bullets[this.#at]?.focus({ preventScroll: true });
  }

  get #step(): number {
    return this.#slider.params.slidesPerGroup ?? 1;
  }

  get #count(): number {
    const { params, slides, snapGrid } = this.#slider;
    return params.loop ? Math.ceil(slides.length / this.#step) : snapGrid.length;
  }

  get #at(): number {
    const { params, realIndex, snapIndex } = this.#slider;
    return params.loop ? Math.floor(realIndex / this.#step) : snapIndex;
  }

  #press(target: Node): void {
    const index = this.#bullets.findIndex((bullet) => bullet.contains(target));
    if (index >= 0) this.#turn.to(index * this.#step);
  }

  #showBullets(at: number, count: number): void {
    if (this.#bullets.length !== count) this.#drawBullets(count);
    for (const [index, bullet] of this.#bullets.entries()) {
      const isActive = index === at;
      if (bullet.hasAttribute('aria-current') === isActive) continue;
      bullet.classList.toggle('swiper-pagination-bullet-active', isActive);
      if (isActive) bullet.setAttribute('aria-current', 'true');
      else bullet.removeAttribute('aria-current');
    }
  }

  #drawBullets(count: number): void {
    this.#bullets = Array.from({ length: count }, (_, index) =>
      createElement(this.#place.ownerDocument, 'span', {
        class: 'swiper-pagination-bullet',
        role: 'button',
        tabindex: '0',
        'aria-label': message('carousel.bullet', { index: index + 1 }),
      }),
    );
    this.#place.replaceChildren(...this.#bullets);
  }

  #showBar(share: number): void {
    this.#fill ??= this.#place.appendChild(
      createElement(this.#place.ownerDocument, 'span', {
        class: 'swiper-pagination-progressbar-fill',
      }),
    );
    this.#fill.style.transform = `scaleX(${share})`;
  }
}
