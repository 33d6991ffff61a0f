import { nextFrame, onceSized } from '../../../builder/markup/view';
import { logError } from '../../../core/dom/log';
import type { Emit } from '../../../core/element';
import { MissingCode } from '../../../core/element/missing-code';
import { placeArrows } from './arrows-position';
import type { events } from './image-carousel.element';
import { type CarouselSettings, layoutNow, restartKey } from './layout';
import { writeLightboxIndexes } from './lightbox-indexes';
import { fetchParts, type Parts } from './parts';
import { type PrintedCarousel, restoreCarouselAtEnd } from './printed-carousel';
import { measuresOf, sizedOptions } from './slider-options';
import { Sliding } from './sliding';
import { type Measures, slideScrolledTo } from './track';
import { applyTrackStyles } from './track-styles';

const TAG = 'nh-image-carousel';

/** Position and size of a carousel. */
interface Position {
  readonly index: number;
  /** Whether a visitor has stopped autoplay. */
  readonly isOver: boolean;
  readonly measures: Measures;
}

/**
 * A printed carousel. The slider starts when the carousel is visible and its code is loaded, and restarts
 * when changed settings require it.
 */
export class Carousel {
  readonly #printed: PrintedCarousel;
  readonly #emit: Emit<typeof events>;
  readonly #missing: MissingCode;
  #settings: CarouselSettings;
  #sliding: Sliding | undefined;
  /** Ends the current slider. */
  #life: AbortController | undefined;
  /** Ends the starting slider. */
  #starting: AbortController | undefined;
  /** Settings that require a restart, and the layout, at the last start. */
  #started: { readonly settings: string; readonly layout: string } | undefined;

  constructor(
    printed: PrintedCarousel,
    settings: CarouselSettings,
    emit: Emit<typeof events>,
    signal: AbortSignal,
  ) {
    this.#printed = printed;
    this.#settings = settings;
    this.#emit = emit;
    this.#missing = new MissingCode(printed.root, TAG, () => void this.#start());
    // Registered first: the slider must end before the printed markup is restored.
    signal.addEventListener('abort', () => this.#end(), { once: true });
    restoreCarouselAtEnd(printed, signal);
    writeLightboxIndexes(printed, signal);
    placeArrows(printed.root, settings.arrows_position);
    // A hidden carousel loads no code.
    onceSized(
      printed.root,
      () => {},
      () => void this.#start(),
      signal,
    );
  }

  /** Applies changed settings, with a restart only if necessary. */
  update(settings: CarouselSettings): void {
    this.#settings = settings;
    placeArrows(this.#printed.root, settings.arrows_position);
    if (!this.#started) return;
    const keepsStopped = this.#started.settings === restartKey(settings);
    if (keepsStopped && this.#started.layout === JSON.stringify(layoutNow(settings))) {
      this.#sliding?.follow(settings);
    } else void this.#start(keepsStopped);
  }

  /** Goes to a slide that the editor's panel has selected. */
  show(index: number): void {
    this.#sliding?.show(index);
  }

  /** @param keepsStopped keeps autoplay stopped if a visitor has stopped it */
  async #start(keepsStopped = false): Promise<void> {
    const settings = this.#settings;
    const layout = layoutNow(settings);
    this.#started = { settings: restartKey(settings), layout: JSON.stringify(layout) };
    this.#starting?.abort();
    const starting = new AbortController();
    this.#starting = starting;
    const { signal } = starting;
    const loading = fetchParts(this.#printed, settings, layout);
    const parts = await loading.catch((error) => this.#fail(error, signal));
    if (!parts || signal.aborted) return;
    this.#missing.forget();
    if (this.#sliding) this.#restart(parts, this.#sliding, keepsStopped);
    else {
      const act = (position: Position): void => this.#prepare(parts, position, signal);
      onceSized(this.#printed.root, () => this.#position, act, signal);
    }
  }

  /** Position to which the visitor has scrolled the printed track. Read after layout. */
  get #position(): Position {
    const { root, track, slides } = this.#printed;
    const [first, second] = slides;
    const step = Math.abs((second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0));
    const index = slideScrolledTo(track.scrollLeft, step);
    return { index, isOver: false, measures: measuresOf(root) };
  }

  /** Presets the track, then creates the slider in the next frame: with 200 slides, each step fills a frame. */
  #prepare(parts: Parts, position: Position, signal: AbortSignal): void {
    const { index, measures } = position;
    const sized = sizedOptions(this.#settings, measures);
    applyTrackStyles(this.#printed, layoutNow(this.#settings), sized, measures, index, signal);
    nextFrame(() => this.#slide(parts, position), signal);
  }

  #restart(parts: Parts, { index, isOver }: Sliding, keepsStopped: boolean): void {
    const measures = measuresOf(this.#printed.root);
    this.#life?.abort();
    this.#slide(parts, { index, isOver: keepsStopped && isOver, measures });
  }

  #slide(parts: Parts, position: Position): void {
    this.#life = this.#starting;
    this.#starting = undefined;
    this.#sliding = new Sliding({
      printed: this.#printed,
      settings: this.#settings,
      parts,
      ...position,
      emit: this.#emit,
      signal: (this.#life as AbortController).signal,
    });
  }

  #fail(error: unknown, { aborted }: AbortSignal): undefined {
    if (aborted) return;
    logError(
      `<${TAG}>: the code of the slider could not be loaded, so the slides stay a scrollable row. ` +
        'Check the network and that the whole library folder was published.',
      this.#printed.root,
      error,
    );
    // Visitors who see a scrollable row have no reason to touch it.
    this.#missing.retryWhenNeeded(true);
  }

  #end(): void {
    this.#starting?.abort();
    this.#life?.abort();
    this.#missing.forget();
  }
}
