import { restoreAtEnd } from '../../../builder/markup/restore';
import { createElement } from '../../../core/dom/create-element';
import { filledList } from '../../../core/state/lists';
import type { Navigation } from './arrows';
import type { CarouselSettings } from './layout';
import { message } from './messages';
import type { Slider } from './slider';

/**
 * The pagination: dots that are buttons, numbers, or a bar. Swiper's own uses HTML strings, which Trusted
 * Types block.
 */
export class Dots {
  readonly #slider: Slider;
  readonly #box: HTMLElement;
  readonly #kind: 'bullets' | 'fraction' | 'progressbar';
  readonly #turn: Navigation;
  #bullets: HTMLElement[] = [];
  #fill: HTMLElement | undefined;

  constructor(
    slider: Slider,
    box: HTMLElement,
    { pagination = 'yes' }: CarouselSettings,
    turn: Navigation,
    signal: AbortSignal,
  ) {
    this.#slider = slider;
    this.#box = box;
    this.#kind = pagination === 'yes' ? 'bullets' : pagination;
    this.#turn = turn;
    restoreAtEnd(box, ['class', 'hidden'], signal);
    const { classList } = box;
    classList.add(`swiper-pagination-${this.#kind}`, 'swiper-pagination-horizontal');
    classList.toggle('swiper-pagination-clickable', this.#kind === 'bullets');
    box.addEventListener('click', ({ target }) => this.#press(target as Node), { signal });
    signal.addEventListener('abort', () => box.replaceChildren(), { once: true });
  }

  /** Shows the current position. */
  refresh(): void {
    this.#box.hidden = this.#slider.isLocked;
    const current = this.#current;
    const count = this.#count;
    if (this.#kind === 'fraction') this.#box.textContent = `${current + 1} / ${count}`;
    else if (this.#kind === 'progressbar') this.#showBar((current + 1) / count);
    else this.#showBullets(current, count);
  }

  /** Whether an event target is a dot. */
  has(target: EventTarget | null): boolean {
    return this.#bullets.includes(target as HTMLElement);
  }

  focusActive(): void {
    this.#bullets[this.#current]?.focus({ preventScroll: true });
  }

  get #step(): number {
    return this.#slider.params.slidesPerGroup ?? 1;
  }

  get #count(): number {
    const { params, slides, snapGrid } = this.#slider;
    return params.loop ? Math.ceil(slides.length / this.#step) : snapGrid.length;
  }

  get #current(): number {
    const { params, realIndex, snapIndex } = this.#slider;
    return params.loop ? Math.floor(realIndex / this.#step) : snapIndex;
  }

  #press(target: Node): void {
    const index = this.#bullets.findIndex((bullet) => bullet.contains(target));
    if (index >= 0) this.#turn.to(index * this.#step);
  }

  #showBullets(current: number, count: number): void {
    if (this.#bullets.length !== count) this.#drawBullets(count);
    this.#bullets.forEach((bullet, index) => {
      const isActive = index === current;
      if (bullet.hasAttribute('aria-current') === isActive) return;
      bullet.classList.toggle('swiper-pagination-bullet-active', isActive);
      if (isActive) bullet.setAttribute('aria-current', 'true');
      else bullet.removeAttribute('aria-current');
    });
  }

  #drawBullets(count: number): void {
    this.#bullets = filledList(count, (index) =>
      createElement(this.#box.ownerDocument, 'span', {
        class: 'swiper-pagination-bullet',
        role: 'button',
        tabindex: '0',
        'aria-label': message('carousel.bullet', { index: index + 1 }),
      }),
    );
    this.#box.replaceChildren(...this.#bullets);
  }

  #showBar(progress: number): void {
    this.#fill ??= this.#box.appendChild(
      createElement(this.#box.ownerDocument, 'span', {
        class: 'swiper-pagination-progressbar-fill',
      }),
    );
    this.#fill.style.transform = `scaleX(${progress})`;
  }
}
