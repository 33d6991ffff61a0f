import { sizeObserver } from '../../../../core/observers';
import { type Columns, columnCount } from '../grid/column-count';
import { Placement } from '../grid/placement';
import { printedTiles } from './printed-list';

/** Makes a printed list a grid; `grid.css` and `printed.css` style it. */
const CLASSES = ['nh-grid-tiles', 'nh-grid-printed'];

/** Style properties of a tile that the grid sets. */
const POSITION = ['inset-block-start', 'grid-column'];

/**
 * Places printed tiles as a masonry. All heights are measured in one layout, and all positions written after it.
 *
 * The list is a CSS grid without rows: its columns are the containing blocks of the tiles, which are positioned
 * absolutely. So no tile needs a width of its own.
 */
export class PrintedGrid {
  readonly #list: HTMLElement;
  readonly #sizes = sizeObserver(() => this.#follow());
  readonly #changes = new MutationObserver(() => this.#watch());
  readonly #hadRole: boolean;
  #columns: Columns;
  #tiles: readonly HTMLElement[] = [];
  /** Width, gap, number of columns and heights with which the tiles are placed. */
  #measured: readonly number[] = [];
  /** The number of columns that the list has; 0: none yet. */
  #count = 0;
  #frame = 0;

  constructor(list: HTMLElement, columns: Columns) {
    this.#list = list;
    this.#columns = columns;
    this.#hadRole = list.hasAttribute('role');
    // WebKit exposes a list without markers as a list only with a role.
    if (!this.#hadRole) list.setAttribute('role', 'list');
    list.classList.add(...CLASSES);
    this.#changes.observe(list, { childList: true });
    this.#watch();
  }

  /** Places the tiles in other columns. */
  update(columns: Columns): void {
    this.#columns = columns;
    this.#placeIfChanged();
  }

  /** Sets the list back to what the server printed. */
  end(): void {
    cancelAnimationFrame(this.#frame);
    this.#sizes.disconnect();
    this.#changes.disconnect();
    this.#list.classList.remove(...CLASSES);
    if (!this.#list.className) this.#list.removeAttribute('class');
    if (!this.#hadRole) this.#list.removeAttribute('role');
    clearStyle(this.#list, ['block-size', 'grid-template-columns']);
    for (const tile of this.#tiles) clearStyle(tile, POSITION);
  }

  #watch(): void {
    for (const tile of this.#tiles) if (tile.parentNode !== this.#list) clearStyle(tile, POSITION);
    this.#tiles = printedTiles(this.#list);
    this.#sizes.disconnect();
    this.#placeIfChanged();
    this.#observe();
  }

  /** Observes the tiles, whose width follows the list's. */
  #observe(): void {
    for (const tile of this.#tiles) this.#sizes.observe(tile);
  }

  /** Places the tiles after a change of size, before the paint. */
  #follow(): void {
    if (!this.#placeIfChanged()) return;
    // Other columns change the width of tiles, too late in this frame for the observer (ResizeObserver loop error).
    this.#sizes.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#observe());
  }

  #placeIfChanged(): boolean {
    // Reading the width lays out all tiles. Most lists get as many columns as the window, so one layout is enough.
    if (!this.#count) this.#setColumns(columnCount(this.#windowWidth, this.#columns));
    const style = getComputedStyle(this.#list);
    const width = Number.parseFloat(style.width);
    // Not displayed: the observer reports when it is.
    if (!(width > 0)) return false;
    const columns = columnCount(width, this.#columns);
    if (columns !== this.#count) this.#setColumns(columns);
    const gap = Number.parseFloat(style.columnGap) || 0;
    const heights = this.#tiles.map((tile) => tile.getBoundingClientRect().height);
    const measured = [width, gap, columns, ...heights];
    if (isSame(measured, this.#measured)) return false;
    this.#measured = measured;
    this.#place(new Placement(columns, gap), heights);
    return true;
  }

  get #windowWidth(): number {
    return this.#list.ownerDocument.defaultView?.innerWidth ?? 0;
  }

  #setColumns(columns: number): void {
    this.#count = columns;
    // Not an inherited custom property: the style of all nodes in the tiles would be computed again.
    this.#list.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
  }

  #place(placement: Placement, heights: readonly number[]): void {
    for (const height of heights) placement.append(height);
    this.#tiles.forEach(({ style }, index) => {
      const column = placement.columnOf(index) + 1;
      style.insetBlockStart = `${placement.top(index)}px`;
      style.gridColumn = `${column} / ${column + 1}`;
    });
    this.#list.style.blockSize = `${placement.height}px`;
  }
}

function clearStyle(node: HTMLElement, properties: readonly string[]): void {
  for (const property of properties) node.style.removeProperty(property);
  if (!node.getAttribute('style')) node.removeAttribute('style');
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
