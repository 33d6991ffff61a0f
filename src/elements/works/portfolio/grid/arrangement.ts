import type { Layout } from './layout';
import { Placement } from './placement';
import { isRatio, TileSizes } from './tile-sizes';

/** Columns that begin closer to the grid's top than this fraction of a pixel begin there. */
const STRAIGHT = 0.1;
/** The least part of its height that a picture is left. */
const MAX_CROPPED = 0.5;
/** So many items of a layout are kept at most; some 70 characters each. */
const MOST_KEPT = 1000;

/** What a grid shows, and how to read an item. */
export interface GridItems<T> {
  readonly items: readonly T[];
  /** Names an item, uniquely and for good. */
  keyOf(item: T): string;
  /** Width : height of its picture, where that is known. */
  ratioOf(item: T): number | undefined;
}

/** The room that a grid has. */
export interface Room {
  /** CSS pixels, as all lengths here. */
  readonly width: number;
  readonly columns: number;
  readonly gap: number;
}

/** A stretch of the grid, from its own top. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** One item on its place. */
export interface Tile<T> {
  readonly key: string;
  readonly item: T;
  readonly index: number;
  readonly column: number;
  readonly top: number;
  /** Width : height of the room that its picture has. */
  readonly ratio: number;
}

/**
 * Which item is where. What the visitor has seen keeps its place; everything after it is placed anew
 * whenever more is known. It knows no DOM.
 */
export class Arrangement<T> {
  readonly #sizes = new TileSizes();
  #placement = new Placement(1, 0);
  #tileWidth = 0;
  #source: GridItems<T> = { items: [], keyOf: String, ratioOf: () => undefined };
  #keys: readonly string[] = [];
  #indices: ReadonlyMap<string, number> = new Map();
  /** The ratios that the items are placed by. */
  readonly #ratios: number[] = [];
  /** Down to where the visitor has been. */
  #seen = 0;
  #room: Room = { width: 0, columns: 1, gap: 0 };
  /** How the items were placed before the visitor left. */
  #before: Layout | undefined;

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
   * Shows other items. Those at the beginning that are the same stay where they are.
   *
   * @returns how many stay
   */
  show(source: GridItems<T>): number {
    const before = this.#keys;
    this.#source = source;
    this.#keys = source.items.map(source.keyOf);
    this.#indices = new Map(this.#keys.map((key, index) => [key, index]));
    const kept = commonLength(before, this.#keys);
    this.#placeFrom(kept);
    return kept;
  }

  /** How the first items are placed. */
  layout(): Layout {
    const tiles = this.#keys.slice(0, MOST_KEPT).map((key, index) => ({
      key,
      column: this.#placement.columnOf(index),
      height: rounded(this.#placement.heightOf(index)),
      ratio: rounded(this.#ratios[index] ?? 1),
    }));
    return { room: this.#room, starts: this.#placement.columnStarts, tiles };
  }

  /** Places the items as they were, in the same room and as far as they are the same ones. */
  recall(layout: Layout): void {
    this.#before = layout;
    for (const { key, height, ratio } of layout.tiles) {
      this.#sizes.recall(key, ratio, height - tileWidthIn(layout.room) / ratio);
    }
  }

  /** Takes another room; everything is placed anew. */
  resize(room: Room): void {
    const { columns, gap } = room;
    const tileWidth = tileWidthIn(room);
    this.#room = room;
    if (tileWidth !== this.#tileWidth) this.#sizes.forgetMeasured();
    this.#tileWidth = tileWidth;
    this.#placement = new Placement(columns, gap);
    this.#seen = 0;
    this.#placeFrom(0);
  }

  /** The visitor has been down to `bottom`: what begins above it keeps its place. */
  see(bottom: number): void {
    this.#seen = Math.max(this.#seen, bottom);
  }

  /** How far the visitor has been. */
  get seen(): number {
    return this.#seen;
  }

  isMeasured(key: string): boolean {
    return this.#sizes.isMeasured(key);
  }

  /**
   * Takes in how high tiles have turned out. One that ends above `sight` grows upwards, so that nothing
   * in sight moves.
   *
   * @returns whether something has another place now
   */
  measure(heights: ReadonlyMap<number, number>, sight: number): boolean {
    const rests = new Map<string, number>();
    for (const [index, height] of heights) {
      rests.set(this.#keys[index] ?? '', height - this.#pictureHeight(index));
    }
    this.#sizes.measure(rests);
    const changed = [...heights].filter(
      ([index, height]) => Math.abs(height - this.#placement.heightOf(index)) > 0.1,
    );
    if (changed.length === 0) return false;
    const frozen = this.#frozenCount();
    for (const [index, height] of changed) {
      if (index >= frozen) continue;
      if (this.#placement.bottom(index) <= sight) this.#placement.growUp(index, height);
      else this.#placement.growDown(index, height);
    }
    this.#placeFrom(frozen);
    return true;
  }

  /**
   * Takes in the ratios of pictures that have come. Those of tiles that have been seen count from the
   * next time that everything is placed anew.
   *
   * @returns whether something has another place now
   */
  learn(ratios: ReadonlyMap<string, number>): boolean {
    let from = this.count;
    for (const [key, ratio] of ratios) {
      const index = this.#indices.get(key);
      if (index === undefined || !isRatio(ratio)) continue;
      this.#sizes.learn(key, ratio);
      if (Math.abs(ratio - (this.#ratios[index] ?? 0)) > 0.001) from = Math.min(from, index);
    }
    from = Math.max(from, this.#frozenCount());
    if (from >= this.count) return false;
    this.#placeFrom(from);
    return true;
  }

  /** Where the first column begins; not at 0 once tiles have grown upwards. */
  get start(): number {
    return Math.min(...this.#placement.starts, Number.POSITIVE_INFINITY);
  }

  /** False once tiles have grown upwards: a column begins above or below the grid's top. */
  get isStraight(): boolean {
    return this.#placement.starts.every((start) => Math.abs(start) < STRAIGHT);
  }

  /**
   * Has all columns begin at the grid's top again, after tiles have grown upwards. Everything moves
   * alike; what a column is then too long or too short by is shared out among the pictures that end
   * above `sight`, so that nothing in sight moves against its neighbours.
   *
   * @returns by how much everything has moved; undefined where the pictures would lose too much: then
   *   nothing has
   */
  straighten(sight: number): number | undefined {
    const { starts } = this.#placement;
    const by = -starts.reduce((sum, start) => sum + start, 0) / starts.length;
    const columns = this.#placement.endingAbove(sight).slice(0, starts.length);
    const factors = columns.map((column) => this.#stretching(column, by));
    if (!factors.every((factor) => factor > MAX_CROPPED && factor < 1 / MAX_CROPPED)) return;
    this.#placement.shift(by);
    this.#seen += by;
    columns.forEach((column, at) => {
      this.#stretch(column, factors[at] ?? 1);
    });
    return by;
  }

  /** Places everything anew by what is known now. */
  placeAnew(): void {
    this.#before = undefined;
    this.#placeFrom(0);
  }

  /** By what the pictures of `indices` fill the room that the first has above it, once moved by `by`. */
  #stretching(indices: readonly number[], by: number): number {
    const pictures = indices.reduce((sum, index) => sum + this.#pictureHeight(index), 0);
    return 1 + (this.top(indices[0] ?? 0) + by) / pictures;
  }

  #stretch(indices: readonly number[], factor: number): void {
    for (const index of indices) {
      const height = this.#placement.heightOf(index) + this.#pictureHeight(index) * (factor - 1);
      this.#ratios[index] = (this.#ratios[index] ?? 1) / factor;
      this.#placement.growUp(index, height);
    }
  }

  #frozenCount(): number {
    return this.#seen > 0 ? Math.min(this.count, this.#placement.countAbove(this.#seen)) : 0;
  }

  #placeFrom(first: number): void {
    const { items, ratioOf } = this.#source;
    // What begins anew has not been seen.
    if (first < this.#placement.count) this.#seen = Math.min(this.#seen, first && this.top(first));
    this.#placement.truncate(first);
    this.#ratios.length = Math.min(this.#ratios.length, first);
    const { tiles, starts } = this.#recalled();
    for (let index = this.#placement.count; index < items.length; index++) {
      const key = this.#keys[index] ?? '';
      this.#ratios[index] = this.#sizes.ratio(key, ratioOf(items[index] as T));
      const column = tiles[index]?.column;
      const height = this.#sizes.height(key, this.#pictureHeight(index));
      this.#placement.append(height, column, column === undefined ? 0 : starts[column]);
    }
  }

  /** What the layout before says of the items that there are. */
  #recalled(): Pick<Layout, 'tiles' | 'starts'> {
    const { room, tiles = [], starts = [] } = this.#before ?? {};
    const { width, columns, gap } = this.#room;
    const isSameRoom = room?.width === width && room.columns === columns && room.gap === gap;
    if (!isSameRoom) return { tiles: [], starts: [] };
    const other = tiles.findIndex(({ key }, index) => key !== this.#keys[index]);
    return { tiles: other < 0 ? tiles : tiles.slice(0, other), starts };
  }

  #pictureHeight(index: number): number {
    return this.#tileWidth / (this.#ratios[index] ?? 1);
  }
}

function tileWidthIn({ width, columns, gap }: Room): number {
  return Math.max(0, (width - gap * (columns - 1)) / columns);
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** How many entries at the beginning are the same. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length++;
  return length;
}
