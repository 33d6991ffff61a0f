/** Width : height of a picture of which nothing is known yet. */
const USUAL_RATIO = 4 / 3;
/** CSS pixels that a tile has beside its picture, until the first ones have been measured. */
const USUAL_REST = 40;

/**
 * How high tiles are: what was measured, else what can be expected.
 *
 * A tile is a picture, whose height follows from the column's width, and a rest (title, badge), which
 * only a measurement tells.
 */
export class TileSizes {
  readonly #ratios = new Map<string, number>();
  readonly #rests = new Map<string, number>();
  /** The tiles whose rest is of the present width. */
  readonly #measured = new Set<string>();
  #usualRest = USUAL_REST;

  /** Takes in the ratio that a tile's picture has turned out to have. */
  learn(key: string, ratio: number): void {
    this.#ratios.set(key, ratio);
  }

  /** Takes in what a tile was like on an earlier visit; it is still to be measured. */
  recall(key: string, ratio: number, rest: number): void {
    this.#ratios.set(key, ratio);
    this.#rests.set(key, rest);
  }

  /** The ratio to reserve room by; `known` is what the item says of it. */
  ratio(key: string, known: number | undefined): number {
    return this.#ratios.get(key) ?? (isRatio(known) ? known : USUAL_RATIO);
  }

  height(key: string, pictureHeight: number): number {
    return Math.max(0, pictureHeight + (this.#rests.get(key) ?? this.#usualRest));
  }

  isMeasured(key: string): boolean {
    return this.#measured.has(key);
  }

  /** Takes in what tiles have beside their pictures. The first ones at a width stand for all others. */
  measure(rests: ReadonlyMap<string, number>): void {
    if (this.#measured.size === 0 && rests.size > 0) {
      this.#usualRest = [...rests.values()].reduce((sum, rest) => sum + rest, 0) / rests.size;
    }
    for (const [key, rest] of rests) {
      this.#rests.set(key, rest);
      this.#measured.add(key);
    }
  }

  /** Text wraps anew at another width, so rests are guesses again. */
  forgetMeasured(): void {
    this.#measured.clear();
  }
}

/** A ratio that a picture can have; servers print 0 and nonsense too. */
export function isRatio(ratio: number | undefined): ratio is number {
  return ratio !== undefined && Number.isFinite(ratio) && ratio > 0.01 && ratio < 100;
}
