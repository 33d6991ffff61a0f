import { restoreAtEnd } from '../../../builder/markup/restore';
import type { CarouselSettings } from './layout';
import { message } from './messages';
import type { PrintedCarousel } from './printed-carousel';
import type { Slider } from './slider';

/** Navigation by the visitor. */
export interface Navigation {
  previous(): void;
  next(): void;
  /** @param slide index in printed order */
  to(slide: number): void;
}

/** The printed arrows, as accessible buttons. */
export class Arrows {
  readonly #slider: Slider;
  readonly #arrows: PrintedCarousel['arrows'];
  readonly #isWanted: boolean;

  constructor(
    slider: Slider,
    { arrows, track }: PrintedCarousel,
    { navigation }: CarouselSettings,
    turn: Navigation,
    signal: AbortSignal,
  ) {
    this.#slider = slider;
    this.#arrows = arrows;
    this.#isWanted = navigation === 'arrows' || navigation === 'both';
    for (const way of ['previous', 'next'] as const) {
      const arrow = arrows[way];
      if (!arrow) continue;
      restoreAtEnd(arrow, REPAIRED, signal);
      arrow.setAttribute('role', 'button');
      arrow.tabIndex = 0;
      if (!arrow.hasAttribute('aria-label')) {
        arrow.setAttribute('aria-label', message(`carousel.${way}`));
      }
      if (track.id) arrow.setAttribute('aria-controls', track.id);
      arrow.addEventListener('click', () => turn[way](), { signal });
    }
  }

  /** Whether an event target is an arrow. */
  has(target: EventTarget | null): boolean {
    return target === this.#arrows.previous || target === this.#arrows.next;
  }

  /** Disables the arrows at the ends, unless the carousel loops. */
  refresh(): void {
    const { isBeginning, isEnd, isLocked, params } = this.#slider;
    const hasEnds = !params.loop && !params.rewind;
    this.#show(this.#arrows.previous, hasEnds && isBeginning, isLocked);
    this.#show(this.#arrows.next, hasEnds && isEnd, isLocked);
  }

  #show(arrow: HTMLElement | undefined, isDisabled: boolean, isLocked: boolean): void {
    if (!arrow) return;
    arrow.hidden = !this.#isWanted || isLocked;
    arrow.setAttribute('aria-disabled', String(isDisabled));
    arrow.classList.toggle('swiper-button-disabled', isDisabled);
  }
}

const REPAIRED = [
  'class',
  'role',
  'tabindex',
  'hidden',
  'aria-label',
  'aria-controls',
  'aria-disabled',
];
