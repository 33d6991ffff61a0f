import { logError } from '../../../core/dom/log';
import type { Emit } from '../../../core/element';
import { MissingCode } from '../../../core/element/missing-code';
import { nextFrame, onceShown } from '../markup/view';
import { placeArrows } from './arrows-position';
import type { events } from './image-carousel.element';
import { type CarouselSettings, lastingSettings, layoutNow } from './layout';
import { noteLightboxPlaces } from './lightbox-places';
import { fetchParts, type Parts } from './parts';
import { presetTrack } from './preset';
import { type PrintedCarousel, restoreCarouselAtEnd } from './printed-carousel';
import { measuresOf, sizedOptions } from './slider-options';
import { Sliding } from './sliding';
import { type Measures, slideScrolledTo } from './track';

const TAG = 'nh-image-carousel';

/** Where a carousel stands, and its size. */
interface Stand {
  readonly index: number;
  /** A visitor has ended its going on by itself. */
  readonly isOver: boolean;
  readonly measures: Measures;
}

/**
 * A printed carousel: it begins to slide once it is shown and its code is here, and begins anew when its
 * settings ask for it.
 */
export class Carousel {
  readonly #printed: PrintedCarousel;
  readonly #emit: Emit<typeof events>;
  readonly #missing: MissingCode;
  #settings: CarouselSettings;
  #sliding: Sliding | undefined;
  /** Ends what slides now. */
  #life: AbortController | undefined;
  /** Ends what is about to slide. */
  #coming: AbortController | undefined;
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
    this.#missing = new MissingCode(printed.root, TAG, () => void this.#begin());
    // What was printed comes back after what slides has ended.
    signal.addEventListener('abort', () => this.#end(), { once: true });
    restoreCarouselAtEnd(printed, signal);
    noteLightboxPlaces(printed, signal);
    placeArrows(printed.root, settings.arrows_position);
    // What is hidden may never be seen, and asks for no code.
    onceShown(
      printed.root,
      () => {},
      () => void this.#begin(),
      signal,
    );
  }

  /** Takes other settings over; those that only change how it moves leave it where it is. */
  update(settings: CarouselSettings): void {
    this.#settings = settings;
    placeArrows(this.#printed.root, settings.arrows_position);
    if (!this.#begun) return;
    const isLasting = this.#begun.settings === lastingSettings(settings);
    if (isLasting && this.#begun.layout === JSON.stringify(layoutNow(settings))) {
      this.#sliding?.follow(settings);
    } else void this.#begin(isLasting);
  }

  /** Goes to a slide, as the editor's panel asks for. */
  show(index: number): void {
    this.#sliding?.show(index);
  }

  /** @param isLasting what a visitor has ended does not go on again */
  async #begin(isLasting = false): Promise<void> {
    const settings = this.#settings;
    const layout = layoutNow(settings);
    this.#begun = { settings: lastingSettings(settings), layout: JSON.stringify(layout) };
    this.#coming?.abort();
    const coming = new AbortController();
    this.#coming = coming;
    const { signal } = coming;
    const fetching = fetchParts(this.#printed, settings, layout);
    const parts = await fetching.catch((error) => this.#fail(error, signal));
    if (!parts || signal.aborted) return;
    this.#missing.forget();
    if (this.#sliding) this.#beginAnew(parts, this.#sliding, isLasting);
    else {
      const act = (stand: Stand): void => this.#present(parts, stand, signal);
      onceShown(this.#printed.root, () => this.#stand, act, signal);
    }
  }

  /** Before it slides, when all is laid out: where a visitor has scrolled the printed track to. */
  get #stand(): Stand {
    const { root, track, slides } = this.#printed;
    const [first, second] = slides;
    const step = Math.abs((second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0));
    const index = slideScrolledTo(track.scrollLeft, step);
    return { index, isOver: false, measures: measuresOf(root) };
  }

  /** Each in a frame of its own: of two hundred slides, either takes a good part of one. */
  #present(parts: Parts, stand: Stand, signal: AbortSignal): void {
    const { index, measures } = stand;
    const sized = sizedOptions(this.#settings, measures);
    presetTrack(this.#printed, layoutNow(this.#settings), sized, measures, index, signal);
    nextFrame(() => this.#slide(parts, stand), signal);
  }

  #beginAnew(parts: Parts, { index, isOver }: Sliding, isLasting: boolean): void {
    const measures = measuresOf(this.#printed.root);
    this.#life?.abort();
    this.#slide(parts, { index, isOver: isLasting && isOver, measures });
  }

  #slide(parts: Parts, stand: Stand): void {
    this.#life = this.#coming;
    this.#coming = undefined;
    this.#sliding = new Sliding({
      printed: this.#printed,
      settings: this.#settings,
      parts,
      ...stand,
      emit: this.#emit,
      signal: (this.#life as AbortController).signal,
    });
  }

  #fail(error: unknown, { aborted }: AbortSignal): undefined {
    if (aborted) return;
    logError(
      `<${TAG}>: the code that slides it did not come, so it stays a track to scroll. ` +
        'Check the network and that the whole library folder was published.',
      this.#printed.root,
      error,
    );
    this.#missing.tell();
  }

  #end(): void {
    this.#coming?.abort();
    this.#life?.abort();
    this.#missing.forget();
  }
}
