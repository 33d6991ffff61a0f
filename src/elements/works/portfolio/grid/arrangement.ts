import { sumOf } from '../../../../core/state/lists';
import type { Layout } from './layout';
import { Placement } from './placement';
import { isRatio, TileSizes } from './tile-sizes';

/** Maximum distance in CSS pixels between the grid's top and the start of an aligned column. */
const ALIGNED = 0.1;
/** Minimum factor by which images are scaled when columns are aligned; the maximum is its reciprocal. */
const MIN_STRETCH = 0.5;
/** Maximum number of items in a saved layout; each takes some 70 characters. */
const MAX_SAVED = 1000;

/** The items of a grid, and functions that read an item. */
export interface GridItems<T> {
  readonly items: readonly T[];
  /** Returns a unique and stable key of an item. */
  keyOf(item: T): string;
  /** Returns the aspect ratio (width / height) of an item's image, if known. */
  ratioOf(item: T): number | undefined;
}

/** The dimensions of a grid. */
export interface GridMetrics {
  /** Width of the grid. All lengths in this module are in CSS pixels. */
  readonly width: number;
  readonly columns: number;
  readonly gap: number;
}

/** A vertical range, measured from the grid's top. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** A placed item. */
export interface Tile<T> {
  readonly key: string;
  readonly item: T;
  readonly index: number;
  readonly column: number;
  readonly top: number;
  /** Aspect ratio of the box of the item's image. */
  readonly ratio: number;
}

/**
 * The positions of all items. Items that the visitor has seen keep their position; later items are placed
 * again whenever sizes become known. Independent of the DOM.
 */
export class Arrangement<T> {
  readonly #sizes = new TileSizes();
  #placement = new Placement(1, 0);
  #tileWidth = 0;
  #source: GridItems<T> = { items: [], keyOf: String, ratioOf: () => undefined };
  #keys: readonly string[] = [];
  #indices: ReadonlyMap<string, number> = new Map();
  /** The aspect ratios with which the items are placed. */
  readonly #ratios: number[] = [];
  /** The lowest position that the visitor has seen. */
  #seen = 0;
  #metrics: GridMetrics = { width: 0, columns: 1, gap: 0 };
  /** The layout saved when the visitor left the page. */
  #saved: Layout | undefined;

  get count(): number {
    return this.#keys.length;
  }

  get height(): number {
    return this.#placement.height;
  }

  get tileWidth(): number {
    return this.#tileWidth;
  }

  indexOf(key: string): number | undefined {
    return this.#indices.get(key);
  }

  keyAt(index: number): string | undefined {
    return this.#keys[index];
  }

  top(index: number): number {
    return this.#placement.top(index);
  }

  bottom(index: number): number {
    return this.#placement.bottom(index);
  }

  range({ top, bottom }: Band): number[] {
    return this.#placement.range(top, bottom);
  }

  tile(index: number): Tile<T> {
    return {
      key: this.#keys[index] ?? '',
      item: this.#source.items[index] as T,
      index,
      column: this.#placement.columnOf(index),
      top: this.top(index),
      ratio: this.#ratios[index] ?? 1,
    };
  }

  /**
   * Sets the items. Leading items that are unchanged keep their position.
   *
   * @param most number of items to place if no tile is measured yet; the first measurement places the others
   * @returns the number of unchanged leading items
   */
  show(source: GridItems<T>, most = Number.POSITIVE_INFINITY): number {
    const before = this.#keys;
    this.#source = source;
    this.#keys = source.items.map(source.keyOf);
    this.#indices = new Map(this.#keys.map((key, index) => [key, index]));
    const kept = commonLength(before, this.#keys);
    this.#placeFrom(kept, this.#sizes.isGuess ? most : undefined);
    return kept;
  }

  /** The layout of the first items, to be saved. */
  layout(): Layout {
    const tiles = this.#keys.slice(0, MAX_SAVED).map((key, index) => ({
      key,
      column: this.#placement.columnOf(index),
      height: rounded(this.#placement.heightOf(index)),
      ratio: rounded(this.#ratios[index] ?? 1),
    }));
    return { metrics: this.#metrics, starts: this.#placement.columnStarts, tiles };
  }

  /** Restores a saved layout for the leading items that are unchanged, if the grid has the same dimensions. */
  restore(layout: Layout): void {
    this.#saved = layout;
    for (const { key, height, ratio } of layout.tiles) {
      this.#sizes.restore(key, ratio, height - tileWidthIn(layout.metrics) / ratio);
    }
  }

  /** Sets the dimensions and places all items again. */
  resize(metrics: GridMetrics): void {
    const { columns, gap } = metrics;
    const tileWidth = tileWidthIn(metrics);
    this.#metrics = metrics;
    if (tileWidth !== this.#tileWidth) this.#sizes.forgetMeasured();
    this.#tileWidth = tileWidth;
    this.#placement = new Placement(columns, gap);
    this.#seen = 0;
    this.#placeFrom(0);
  }

  /** Marks everything above `bottom` as seen: items that start above it keep their position. */
  markSeen(bottom: number): void {
    this.#seen = Math.max(this.#seen, bottom);
  }

  /** The lowest position that the visitor has seen. */
  get seen(): number {
    return this.#seen;
  }

  isMeasured(key: string): boolean {
    return this.#sizes.isMeasured(key);
  }

  /**
   * Applies measured heights of tiles. A tile that ends above the viewport grows upwards, so that visible
   * tiles do not move.
   *
   * @returns true if a position changed
   */
  measure(heights: ReadonlyMap<number, number>, viewportTop: number): boolean {
    const extras = new Map<string, number>();
    for (const [index, height] of heights) {
      extras.set(this.#keys[index] ?? '', height - this.#imageHeight(index));
    }
    this.#sizes.measure(extras);
    const changed = [...heights].filter(
      ([index, height]) => Math.abs(height - this.#placement.heightOf(index)) > 0.1,
    );
    if (changed.length === 0 && this.#placement.count === this.count) return false;
    const frozen = this.#frozenCount();
    for (const [index, height] of changed) {
      if (index >= frozen) continue;
      if (this.#placement.bottom(index) <= viewportTop) this.#placement.growUp(index, height);
      else this.#placement.growDown(index, height);
    }
    this.#placeFrom(frozen);
    return true;
  }

  /**
   * Applies the aspect ratios of loaded images. Ratios of seen tiles take effect when all items are
   * placed again.
   *
   * @returns true if a position changed
   */
  applyRatios(ratios: ReadonlyMap<string, number>): boolean {
    let from = this.count;
    for (const [key, ratio] of ratios) {
      const index = this.#indices.get(key);
      if (index === undefined || !isRatio(ratio)) continue;
      this.#sizes.setRatio(key, ratio);
      if (Math.abs(ratio - (this.#ratios[index] ?? 0)) > 0.001) from = Math.min(from, index);
    }
    from = Math.max(from, this.#frozenCount());
    if (from >= this.count) return false;
    this.#placeFrom(from);
    return true;
  }

  /** The topmost start of a column; not 0 after tiles have grown upwards. */
  get start(): number {
    return Math.min(...this.#placement.starts, Number.POSITIVE_INFINITY);
  }

  /** False after tiles have grown upwards: a column starts above or below the grid's top. */
  get isAligned(): boolean {
    return this.#placement.starts.every((start) => Math.abs(start) < ALIGNED);
  }

  /**
   * Aligns all columns to the grid's top, after tiles have grown upwards. All tiles move by the same
   * distance. Then each column scales its images above the viewport to start at the grid's top, so that
   * visible tiles do not move relative to each other.
   *
   * @returns the distance; undefined if nothing moves, because images would be scaled too much
   */
  alignColumns(viewportTop: number): number | undefined {
    const { starts } = this.#placement;
    const by = -sumOf(starts) / starts.length;
    const columns = this.#placement.endingAbove(viewportTop).slice(0, starts.length);
    const factors = columns.map((column) => this.#stretchFactor(column, by));
    if (!factors.every((factor) => factor > MIN_STRETCH && factor < 1 / MIN_STRETCH)) return;
    this.#placement.shift(by);
    this.#seen += by;
    columns.forEach((column, index) => {
      this.#stretch(column, factors[index] ?? 1);
    });
    return by;
  }

  /** Places all items again with the sizes known now. */
  placeAll(): void {
    this.#saved = undefined;
    this.#placeFrom(0);
  }

  /** The factor that scales a column's images so that the column starts at the grid's top, after a shift by `by`. */
  #stretchFactor(indices: readonly number[], by: number): number {
    const images = sumOf(indices.map((index) => this.#imageHeight(index)));
    return 1 + (this.top(indices[0] ?? 0) + by) / images;
  }

  #stretch(indices: readonly number[], factor: number): void {
    for (const index of indices) {
      const height = this.#placement.heightOf(index) + this.#imageHeight(index) * (factor - 1);
      this.#ratios[index] = (this.#ratios[index] ?? 1) / factor;
      this.#placement.growUp(index, height);
    }
  }

  #frozenCount(): number {
    return this.#seen > 0 ? Math.min(this.count, this.#placement.countAbove(this.#seen)) : 0;
  }

  #placeFrom(first: number, most = Number.POSITIVE_INFINITY): void {
    const { items, ratioOf } = this.#source;
    const end = Math.min(items.length, most);
    // Items that are placed again count as unseen.
    if (first < this.#placement.count) this.#seen = Math.min(this.#seen, first && this.top(first));
    this.#placement.truncate(first);
    this.#ratios.length = Math.min(this.#ratios.length, first);
    const { tiles, starts } = this.#restorable();
    for (let index = this.#placement.count; index < end; index++) {
      const key = this.#keys[index] ?? '';
      this.#ratios[index] = this.#sizes.ratio(key, ratioOf(items[index] as T));
      const column = tiles[index]?.column;
      const height = this.#sizes.height(key, this.#imageHeight(index));
      this.#placement.append(height, column, column === undefined ? 0 : starts[column]);
    }
  }

  /** The part of the saved layout that applies to the current items and dimensions. */
  #restorable(): Pick<Layout, 'tiles' | 'starts'> {
    const { metrics, tiles = [], starts = [] } = this.#saved ?? {};
    const { width, columns, gap } = this.#metrics;
    const isSameSize =
      metrics?.width === width && metrics.columns === columns && metrics.gap === gap;
    if (!isSameSize) return { tiles: [], starts: [] };
    const other = tiles.findIndex(({ key }, index) => key !== this.#keys[index]);
    return { tiles: other < 0 ? tiles : tiles.slice(0, other), starts };
  }

  #imageHeight(index: number): number {
    return this.#tileWidth / (this.#ratios[index] ?? 1);
  }
}

function tileWidthIn({ width, columns, gap }: GridMetrics): number {
  return Math.max(0, (width - gap * (columns - 1)) / columns);
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** The number of equal leading entries. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length++;
  return length;
}
