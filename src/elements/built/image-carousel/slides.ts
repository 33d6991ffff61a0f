import { siteConfig } from '../../../core/config';
import { activeElement } from '../../../core/focus';
import { restoreAtEnd } from '../markup/restore';
import { message } from './messages';
import type { PrintedCarousel } from './printed-carousel';
import type { Slider } from './slider';
import { slidesInView } from './track';

/** The slides of a carousel: only those in view can be reached and are read out. */
export class Slides {
  readonly #slider: Slider;

  constructor(slider: Slider) {
    this.#slider = slider;
  }

  /** Whether each can be seen, in the order in which they are now. */
  get #areInView(): boolean[] {
    const { slidesGrid, slidesSizesGrid, size, params } = this.#slider;
    return slidesInView({
      starts: slidesGrid,
      widths: slidesSizesGrid,
      width: size,
      moved: this.#slider.rtlTranslate ? -this.#slider.translate : this.#slider.translate,
      before: params.slidesOffsetBefore ?? 0,
    });
  }

  refresh(): void {
    const { slides, activeIndex } = this.#slider;
    const inView = this.#areInView;
    const focused = activeElement() ?? null;
    for (const [index, slide] of slides.entries()) {
      const isInView = inView[index] ?? false;
      if (slide.inert !== isInView) continue;
      slide.inert = !isInView;
      if (isInView) slide.removeAttribute('aria-hidden');
      else slide.setAttribute('aria-hidden', 'true');
      if (!isInView && slide.contains(focused)) {
        slides[activeIndex]?.querySelector<HTMLElement>('a[href], button')?.focus();
      }
    }
  }

  /** Those in view and one on each side, round at the ends of a carousel that goes round. */
  get near(): HTMLElement[] {
    const { slides, params } = this.#slider;
    const inView = this.#areInView;
    const isRound = Boolean(params.loop || params.rewind);
    const at = (index: number): boolean =>
      inView[isRound ? (index + slides.length) % slides.length : index] ?? false;
    return slides.filter((_, index) => at(index - 1) || at(index) || at(index + 1));
  }
}

/** What old versions print without, and the place of each picture in the lightbox, which a loop turns round. */
export function repairSlides({ root, track, slides }: PrintedCarousel, signal: AbortSignal): void {
  const { builder } = siteConfig();
  restoreAtEnd(root, ['role', 'aria-roledescription', 'aria-label', 'style'], signal);
  restoreAtEnd(track, ['style', 'aria-live'], signal);
  name(root, 'region', 'carousel', message('carousel.label'));
  for (const [index, slide] of slides.entries()) {
    restoreAtEnd(slide, REPAIRED, signal);
    name(
      slide,
      'group',
      'slide',
      message('carousel.slide', { index: index + 1, count: slides.length }),
    );
    const link = slide.querySelector<HTMLElement>(
      `a[data-${CSS.escape(builder)}-lightbox-slideshow]`,
    );
    const place = `data-${builder}-lightbox-index`;
    if (!link || link.hasAttribute(place)) continue;
    restoreAtEnd(link, [place], signal);
    link.setAttribute(place, String(index));
  }
}

const REPAIRED = [
  'class',
  'style',
  'inert',
  'role',
  'aria-roledescription',
  'aria-label',
  'aria-hidden',
];

function name(element: HTMLElement, role: string, description: string, label: string): void {
  const names = { role, 'aria-roledescription': description, 'aria-label': label };
  for (const [attribute, value] of Object.entries(names)) {
    if (!element.hasAttribute(attribute)) element.setAttribute(attribute, value);
  }
}
