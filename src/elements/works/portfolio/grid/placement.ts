import { filledList } from '../../../../core/state/lists';

/** Columns whose ends differ by less CSS pixels count as equally long, so that rounding has no effect. */
const TIE = 1;

/**
 * The positions of the items of a masonry, in CSS pixels from the grid's top. Independent of the DOM.
 *
 * Each item is appended to the shortest column, so the items of a column are in item order. Visible items
 * are found by a binary search in each column.
 */
export class Placement {
  readonly #tops: number[] = [];
  readonly #heights: number[] = [];
  readonly #columnOf: number[] = [];
  /** The items of each column, from top to bottom. */
  readonly #inColumn: number[][];

  constructor(
    columns: number,
    /** The gap between items. */
    readonly gap: number,
  ) {
    this.#inColumn = filledList(columns, () => []);
  }

  get columns(): number {
    return this.#inColumn.length;
  }

  /** Number of placed items. */
  get count(): number {
    return this.#tops.length;
  }

  /** The height of the grid: the end of the longest column. */
  get height(): number {
    return Math.max(0, ...this.#inColumn.map((_, column) => this.#end(column)));
  }

  /** The start of each column that has items; not 0 after `growUp`. */
  get starts(): number[] {
    return this.#inColumn.flatMap(([first]) => (first === undefined ? [] : [this.top(first)]));
  }

  /** The start of each column, including columns without items. */
  get columnStarts(): number[] {
    return this.#inColumn.map(([first]) => (first === undefined ? 0 : this.top(first)));
  }

  /** The items of each column that end above `bottom`, from top to bottom. */
  endingAbove(bottom: number): number[][] {
    return this.#inColumn.map((column) =>
      column.slice(
        0,
        firstWhere(column, (index) => this.bottom(index) > bottom),
      ),
    );
  }

  top(index: number): number {
    return this.#tops[index] ?? 0;
  }

  bottom(index: number): number {
    return this.top(index) + this.heightOf(index);
  }

  heightOf(index: number): number {
    return this.#heights[index] ?? 0;
  }

  columnOf(index: number): number {
    return this.#columnOf[index] ?? 0;
  }

  /**
   * Places the next item.
   *
   * @param column default: the shortest
   * @param start the start of the column, if this is its first item
   */
  append(height: number, column = this.#shortest(), start = 0): void {
    const top = this.#inColumn[column]?.length ? this.#nextTop(column) : start;
    this.#inColumn[column]?.push(this.count);
    this.#tops.push(top);
    this.#heights.push(height);
    this.#columnOf.push(column);
  }

  /** Removes all but the first `count` items. */
  truncate(count: number): void {
    for (let index = this.count - 1; index >= count; index--) {
      this.#inColumn[this.columnOf(index)]?.pop();
    }
    const length = Math.min(count, this.count);
    this.#tops.length = length;
    this.#heights.length = length;
    this.#columnOf.length = length;
  }

  /** Changes the height of an item; the items below it in its column move. */
  growDown(index: number, height: number): void {
    const by = height - this.heightOf(index);
    this.#heights[index] = height;
    const column = this.#inColumn[this.columnOf(index)] ?? [];
    for (const below of column) if (below > index) this.#move(below, by);
  }

  /** Changes the height of an item and keeps its end; the items above it in its column move. */
  growUp(index: number, height: number): void {
    const by = this.heightOf(index) - height;
    this.#heights[index] = height;
    const column = this.#inColumn[this.columnOf(index)] ?? [];
    for (const above of column) if (above <= index) this.#move(above, by);
  }

  /** Moves all items. */
  shift(by: number): void {
    for (let index = 0; index < this.count; index++) this.#move(index, by);
  }

  /** The items that overlap the range from `top` to `bottom`, in item order. */
  range(top: number, bottom: number): number[] {
    const indices: number[] = [];
    for (const column of this.#inColumn) {
      for (let at = firstWhere(column, (index) => this.bottom(index) > top); ; at++) {
        const index = column[at];
        if (index === undefined || this.top(index) >= bottom) break;
        indices.push(index);
      }
    }
    return indices.sort((a, b) => a - b);
  }

  /** Number of items up to and including the last one that starts above `bottom`. */
  countAbove(bottom: number): number {
    const lasts = this.#inColumn.map((column) => {
      const end = firstWhere(column, (index) => this.top(index) >= bottom);
      return (column[end - 1] ?? -1) + 1;
    });
    return Math.max(0, ...lasts);
  }

  /** The index of the shortest column. */
  #shortest(): number {
    let best = 0;
    let top = this.#nextTop(0);
    for (let column = 1; column < this.columns; column++) {
      const next = this.#nextTop(column);
      if (next <= top - TIE) [best, top] = [column, next];
    }
    return best;
  }

  #end(column: number): number {
    const last = this.#inColumn[column]?.at(-1);
    return last === undefined ? 0 : this.bottom(last);
  }

  #nextTop(column: number): number {
    return this.#inColumn[column]?.length ? this.#end(column) + this.gap : 0;
  }

  #move(index: number, by: number): void {
    this.#tops[index] = this.top(index) + by;
  }
}

/** The first index at which `isMatch` is true (binary search: it must be true for all later values). */
function firstWhere(list: readonly number[], isMatch: (value: number) => boolean): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isMatch(list[middle] as number)) to = middle;
    else from = middle + 1;
  }
  return from;
}
