import '../../../../src/define/image-carousel';
import { fixture } from '@open-wc/testing';
import type { Slider } from '../../../../src/elements/built/image-carousel/slider';

/** How a carousel is printed. */
export interface Print {
  readonly count?: number;
  readonly dir?: 'ltr' | 'rtl';
  /** What is in a slide beside its number. */
  readonly inner?: string;
  readonly width?: string;
}

/** A carousel as the builder prints it, 600 pixels wide, its slides named by their numbers. */
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

/** What a test asks of a living carousel. */
export interface Carousel {
  readonly host: HTMLElement;
  readonly root: HTMLElement;
  readonly slider: Slider;
  readonly previous: HTMLElement;
  readonly next: HTMLElement;
  bullets(): HTMLElement[];
  /** The numbers of the slides that can be reached. */
  reachable(): number[];
}

/** The settings of most tests: three slides in view, at once where they are going. The window is a tablet’s. */
export const still = { navigation: 'both', slides_to_show: 3, slides_to_show_tablet: 3, speed: 0 };

/** Prints our tag around the builder's markup. */
export function printed(settings: object, print: Print = {}): Promise<HTMLElement> {
  return fixture<HTMLElement>(
    `<nh-image-carousel settings='${JSON.stringify(settings)}' style="display:block;width:${print.width ?? '600px'}">${markup(print)}</nh-image-carousel>`,
  );
}

/** The same, once it slides. */
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

/** Resolves when what was done has been painted. */
export async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}
