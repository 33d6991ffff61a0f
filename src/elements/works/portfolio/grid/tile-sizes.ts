import { sumOf } from '../../../../core/state/lists';

/** Aspect ratio (width / height) of an image of unknown size. */
const DEFAULT_RATIO = 4 / 3;
/** Height of a tile besides its image in CSS pixels, until tiles are measured. */
const DEFAULT_EXTRA = 40;

/**
 * The heights of tiles: measured or estimated.
 *
 * A tile consists of an image, whose height follows from the column's width, and other content (title,
 * badge), whose height must be measured.
 */
export class TileSizes {
  readonly #ratios = new Map<string, number>();
  readonly #extras = new Map<string, number>();
  /** The tiles that were measured at the current width. */
  readonly #measured = new Set<string>();
  #averageExtra = DEFAULT_EXTRA;

  /** Sets the aspect ratio of a tile's loaded image. */
  setRatio(key: string, ratio: number): void {
    this.#ratios.set(key, ratio);
  }

  /** Sets the sizes of a tile from an earlier visit; it is still measured again. */
  restore(key: string, ratio: number, extra: number): void {
    this.#ratios.set(key, ratio);
    this.#extras.set(key, extra);
  }

  /** The aspect ratio to reserve space for. `known` is the ratio in the item's data. */
  ratio(key: string, known: number | undefined): number {
    return this.#ratios.get(key) ?? (isRatio(known) ? known : DEFAULT_RATIO);
  }

  height(key: string, imageHeight: number): number {
    return Math.max(0, imageHeight + (this.#extras.get(key) ?? this.#averageExtra));
  }

  /** True while the height besides the images is a guess: no tile was ever measured. */
  get isGuess(): boolean {
    return this.#extras.size === 0;
  }

  isMeasured(key: string): boolean {
    return this.#measured.has(key);
  }

  /** Sets the measured heights besides the images. The first tiles at a width are the estimate for all others. */
  measure(extras: ReadonlyMap<string, number>): void {
    if (this.#measured.size === 0 && extras.size > 0) {
      this.#averageExtra = sumOf(extras.values()) / extras.size;
    }
    for (const [key, extra] of extras) {
      this.#extras.set(key, extra);
      this.#measured.add(key);
    }
  }

  /** Marks all tiles as not measured: at another width text wraps differently. */
  forgetMeasured(): void {
    this.#measured.clear();
  }
}

/** True if an aspect ratio is plausible; servers also print 0 and invalid values. */
export function isRatio(ratio: number | undefined): ratio is number {
  return ratio !== undefined && Number.isFinite(ratio) && ratio > 0.01 && ratio < 100;
}
