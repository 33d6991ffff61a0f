import { restoreAtEnd } from '../markup/restore';
import type { CarouselSettings } from './layout';
import { message } from './messages';
import type { PrintedCarousel } from './printed-carousel';
import type { Slider } from './slider';

/** What a visitor goes by. */
export interface Turn {
  previous(): void;
  next(): void;
  /** @param slide its place among the printed ones */
  to(slide: number): void;
}

/** The arrows that the builder has printed, as buttons. */
export class Arrows {
  readonly #slider: Slider;
  readonly #arrows: PrintedCarousel['arrows'];
  readonly #isWanted: boolean;

  constructor(
    slider: Slider,
    { arrows, track }: PrintedCarousel,
    { navigation }: CarouselSettings,
    turn: Turn,
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

  /** Whether a key was pressed on an arrow. */
  has(target: EventTarget | null): boolean {
    return target === this.#arrows.previous || target === this.#arrows.next;
  }

  /** At an end that is one, an arrow leads nowhere. */
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
