/** Columns whose ends differ by less are equally long: the fraction of a pixel is no one's order. */
const TIE = 1;

/**
 * Where each item of a masonry is, in CSS pixels from the grid's top. Geometry only: it knows no DOM.
 *
 * Each item goes to the column that ends first, so the items of a column are in item order. That makes
 * a binary search in each column enough to find what is in sight.
 */
export class Placement {
  readonly #tops: number[] = [];
  readonly #heights: number[] = [];
  readonly #columnOf: number[] = [];
  /** The items of each column, from top to bottom. */
  readonly #inColumn: number[][];

  constructor(
    columns: number,
    /** Between two items. */
    readonly gap: number,
  ) {
    this.#inColumn = Array.from({ length: columns }, () => []);
  }

  get columns(): number {
    return this.#inColumn.length;
  }

  /** How many items are placed. */
  get count(): number {
    return this.#tops.length;
  }

  /** The height of all: the end of the longest column. */
  get height(): number {
    return Math.max(0, ...this.#inColumn.map((_, column) => this.#end(column)));
  }

  /** Where each column that has items begins; not at 0 after `growUp`. */
  get starts(): number[] {
    return this.#inColumn.flatMap(([first]) => (first === undefined ? [] : [this.top(first)]));
  }

  /** Where each column begins, also one without items. */
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
   * @param column default: the one that ends first
   * @param start where its column begins, if it is the first there
   */
  append(height: number, column = this.#shortest(), start = 0): void {
    const top = this.#inColumn[column]?.length ? this.#nextTop(column) : start;
    this.#inColumn[column]?.push(this.count);
    this.#tops.push(top);
    this.#heights.push(height);
    this.#columnOf.push(column);
  }

  /** Takes all but the first `count` items away. */
  truncate(count: number): void {
    for (let index = this.count - 1; index >= count; index--) {
      this.#inColumn[this.columnOf(index)]?.pop();
    }
    const length = Math.min(count, this.count);
    this.#tops.length = length;
    this.#heights.length = length;
    this.#columnOf.length = length;
  }

  /** Gives an item another height; what follows in its column moves. */
  growDown(index: number, height: number): void {
    const by = height - this.heightOf(index);
    this.#heights[index] = height;
    const column = this.#inColumn[this.columnOf(index)] ?? [];
    for (const below of column) if (below > index) this.#move(below, by);
  }

  /** Gives an item another height; its end stays, and what precedes it in its column moves. */
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

  /** The items that are at least partly between `top` and `bottom`, in item order. */
  range(top: number, bottom: number): number[] {
    const found: number[] = [];
    for (const column of this.#inColumn) {
      for (let at = firstWhere(column, (index) => this.bottom(index) > top); ; at++) {
        const index = column[at];
        if (index === undefined || this.top(index) >= bottom) break;
        found.push(index);
      }
    }
    return found.sort((a, b) => a - b);
  }

  /** How many items lead up to and include the last one that begins above `bottom`. */
  countAbove(bottom: number): number {
    const lasts = this.#inColumn.map((column) => {
      const end = firstWhere(column, (index) => this.top(index) >= bottom);
      return (column[end - 1] ?? -1) + 1;
    });
    return Math.max(0, ...lasts);
  }

  /** The column that ends first. */
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

/** The first place of `list` that holds; those that do are all at its end. */
function firstWhere(list: readonly number[], holds: (value: number) => boolean): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(list[middle] as number)) to = middle;
    else from = middle + 1;
  }
  return from;
}
