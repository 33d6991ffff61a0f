import '../../../../src/define/image-carousel';
import { fixture } from '@open-wc/testing';
import type { Slider } from '../../../../src/elements/built/image-carousel/slider';

/** Options of printed carousel markup. */
export interface Print {
  readonly count?: number;
  readonly dir?: 'ltr' | 'rtl';
  /** Content of a slide besides its number. */
  readonly inner?: string;
  readonly width?: string;
}

/** Printed carousel markup, 600 pixels wide, with numbered slides. */
export function markup({ count = 5, dir = 'ltr', inner = '' }: Print = {}): string {
  const slides = Array.from(
    { length: count },
    (_, at) =>
      `<div class="swiper-slide" data-at="${at}"><a href="#slide-${at}">Slide ${at + 1}</a>${inner}</div>`,
  );
  const arrow = (way: string): string =>
    `<div class="elementor-swiper-button elementor-swiper-button-${way}" role="button" tabindex="0">‹</div>`;
  return `<div class="elementor-arrows-position-inside"><div class="elementor-image-carousel-wrapper swiper" dir="${dir}">
    <div class="elementor-image-carousel swiper-wrapper" aria-live="polite">${slides.join('')}</div>
    ${arrow('prev')}${arrow('next')}<div class="swiper-pagination"></div></div></div>`;
}

/** Queries of tests on an active carousel. */
export interface Carousel {
  readonly host: HTMLElement;
  readonly root: HTMLElement;
  readonly slider: Slider;
  readonly previous: HTMLElement;
  readonly next: HTMLElement;
  bullets(): HTMLElement[];
  /** Numbers of the reachable slides. */
  reachable(): number[];
}

/** Settings of most tests: three visible slides, without animation. The viewport is that of a tablet. */
export const still = { navigation: 'both', slides_to_show: 3, slides_to_show_tablet: 3, speed: 0 };

/** Prints our tag around the builder's markup. */
export function printed(settings: object, print: Print = {}): Promise<HTMLElement> {
  return fixture<HTMLElement>(
    `<nh-image-carousel settings='${JSON.stringify(settings)}' style="display:block;width:${print.width ?? '600px'}">${markup(print)}</nh-image-carousel>`,
  );
}

/** Prints a carousel, and resolves when it slides. */
export async function living(settings: object = {}, print: Print = {}): Promise<Carousel> {
  const isReady = ready();
  const host = await printed({ ...still, ...settings }, print);
  await isReady;
  return carouselIn(host);
}

/** Resolves when the next carousel of the page slides. */
export function ready(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('nh-image-carousel-ready', () => resolve(), { once: true });
  });
}

export function carouselIn(host: HTMLElement): Carousel {
  const one = (selector: string) => host.querySelector<HTMLElement>(selector) as HTMLElement;
  const root = one('.elementor-image-carousel-wrapper');
  return {
    host,
    root,
    get slider() {
      return Reflect.get(root, 'swiper') as Slider;
    },
    previous: one('.elementor-swiper-button-prev'),
    next: one('.elementor-swiper-button-next'),
    bullets: () => [...host.querySelectorAll<HTMLElement>('.swiper-pagination-bullet')],
    reachable: () =>
      [...host.querySelectorAll<HTMLElement>('.swiper-slide:not([inert], [aria-hidden])')]
        .map(({ dataset }) => Number(dataset.at))
        .sort((a, b) => a - b),
  };
}
