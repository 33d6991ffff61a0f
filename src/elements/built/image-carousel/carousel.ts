import type { SwiperOptions } from 'swiper/types';
import { logWarning } from '../../../core/dom/log';
import type { Emit } from '../../../core/element';
import { onceShown } from '../markup/view';
import { placeArrows } from './arrows-position';
import type { events } from './image-carousel.element';
import { type CarouselSettings, lastingSettings, layoutNow } from './layout';
import type { PrintedCarousel } from './printed-carousel';
import { measuresOf, presetWidths, sizedOptions } from './slider-options';
import { repairSlides } from './slides';
import { Sliding } from './sliding';
import { type Measures, slideScrolledTo } from './track';

/** A printed carousel: it begins to slide once it is shown, and begins anew when its settings ask for it. */
export class Carousel {
  readonly #printed: PrintedCarousel;
  readonly #emit: Emit<typeof events>;
  #settings: CarouselSettings;
  #sliding: Sliding | undefined;
  /** Ends what slides now. */
  #life: AbortController | undefined;
  /** What it has begun with: the settings that last, and the layout. */
  #begun: { readonly settings: string; readonly layout: string } | undefined;

  constructor(
    printed: PrintedCarousel,
    settings: CarouselSettings,
    emit: Emit<typeof events>,
    signal: AbortSignal,
  ) {
    this.#printed = printed;
    this.#settings = settings;
    this.#emit = emit;
    // What was printed comes back after what slides has ended.
    signal.addEventListener('abort', () => this.#life?.abort(), { once: true });
    repairSlides(printed, signal);
    placeArrows(printed.root, settings.arrows_position);
    const measure = () => this.#measure();
    const begin = ({ index, measures }: ReturnType<typeof measure>): void => {
      void this.#begin(index, false, measures);
    };
    onceShown(printed.root, measure, begin, signal);
  }

  /** Takes other settings over; those that only change how it moves leave it where it is. */
  update(settings: CarouselSettings): void {
    this.#settings = settings;
    placeArrows(this.#printed.root, settings.arrows_position);
    if (!this.#begun) return;
    const isLasting = this.#begun.settings === lastingSettings(settings);
    if (isLasting && this.#begun.layout === JSON.stringify(layoutNow(settings))) {
      this.#sliding?.follow(settings);
      return;
    }
    const index = this.#sliding?.index ?? 0;
    const isOver = isLasting && (this.#sliding?.isOver ?? false);
    this.#life?.abort();
    this.#sliding = undefined;
    void this.#begin(index, isOver, measuresOf(this.#printed.root));
  }

  /** Goes to a slide, as the editor's panel asks for. */
  show(index: number): void {
    this.#sliding?.show(index);
  }

  /** Before it begins, when all is laid out. */
  #measure(): { index: number; measures: Measures } {
    const { root, slides } = this.#printed;
    const measured = { index: this.#scrolledTo(), measures: measuresOf(root) };
    const sized = sizedOptions(this.#settings, measured.measures);
    presetWidths(slides, layoutNow(this.#settings), sized);
    return measured;
  }

  async #begin(index: number, isOver: boolean, measures: Measures): Promise<void> {
    const life = new AbortController();
    this.#life = life;
    const settings = this.#settings;
    const layout = layoutNow(settings);
    this.#begun = { settings: lastingSettings(settings), layout: JSON.stringify(layout) };
    const modules = layout.isFading ? await this.#fade() : [];
    if (life.signal.aborted) return;
    this.#sliding = new Sliding({
      printed: this.#printed,
      settings,
      layout,
      measures,
      index,
      isOver,
      modules,
      emit: this.#emit,
      signal: life.signal,
    });
  }

  async #fade(): Promise<NonNullable<SwiperOptions['modules']>> {
    try {
      return [(await import('./fade')).EffectFade];
    } catch (error) {
      logWarning(
        '<nh-image-carousel>: the code of the cross-fade could not be loaded, so it slides. ' +
          'Check the network and that the whole library folder was published.',
        this.#printed.root,
        error,
      );
      return [];
    }
  }

  /** Where a visitor has scrolled the printed track to. */
  #scrolledTo(): number {
    const { track, slides } = this.#printed;
    const [first, second] = slides;
    const step = Math.abs((second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0));
    return slideScrolledTo(track.scrollLeft, step);
  }
}
