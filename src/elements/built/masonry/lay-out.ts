import { type FrameWork, inNextFrame, notInNextFrame } from '../../../builder/motion/frame';
import { watchPrinting } from '../../../core/dom/printing';
import { sizeObserver } from '../../../core/observers';
import { pullsOf, TOLERANCE } from './item-pulls';
import { itemsIn } from './items';
import { type ItemPlace, shortestColumns } from './shortest-columns';

interface MasonryOptions {
  /** Vertical gap between items in pixels. */
  readonly gap: number;
  /** False if a row gap of the box wins. */
  readonly isGapSet: boolean;
  /** Place items in the shortest column if the box is a grid. Otherwise, items keep their columns. */
  readonly isShortestFirst: boolean;
}

/**
 * Pulls the items of a box up to close vertical gaps, and updates the layout when an item changes its size.
 * The caller restores the styles of the box.
 */
export class Masonry implements FrameWork {
  readonly #box: HTMLElement;
  readonly #options: MasonryOptions;
  /** Items with a row and a column of ours. */
  readonly #placed = new Set<HTMLElement>();
  readonly #sizes = sizeObserver(() => inNextFrame(this));
  readonly #items = new MutationObserver(() => this.#watch());

  /** On paper, items keep their rows: a page break inside a pulled item would lose lines of text. */
  #isPrinting: boolean;

  constructor(box: HTMLElement, options: MasonryOptions, signal: AbortSignal) {
    this.#box = box;
    this.#options = options;
    // By default, grid items have the height of their row, which leaves no gaps to close.
    box.style.alignItems = 'start';
    this.#items.observe(box, { childList: true });
    this.#watch();
    this.#isPrinting = watchPrinting(box.ownerDocument, this.#setPrinting, signal);
    signal.addEventListener('abort', () => this.#end(), { once: true });
  }

  #end(): void {
    this.#sizes.disconnect();
    this.#items.disconnect();
    notInNextFrame(this);
    this.#resetItems();
  }

  prepare(): boolean {
    this.#resetItems();
    return this.#box.isConnected && !this.#isPrinting;
  }

  measure(): () => void {
    const items = itemsIn(this.#box).filter((item) => item.getClientRects().length > 0);
    const boxes = items.map((item) => item.getBoundingClientRect());
    const margins = items.map((item) => Number.parseFloat(getComputedStyle(item).marginTop) || 0);
    const places = this.#placesOf(items, boxes);
    return () => {
      items.forEach((item, index) => {
        this.#place(item, places[index] ?? { pull: 0 }, margins[index] ?? 0);
      });
    };
  }

  #place(item: HTMLElement, { row, column, pull }: Place, margin: number): void {
    if (row && column) {
      item.style.gridArea = `${row} / ${column}`;
      this.#placed.add(item);
    }
    // Drawn items have an important margin of their own, against the margins of a site's pictures.
    if (pull > 0) item.style.setProperty('margin-top', `${margin - pull}px`, 'important');
  }

  #placesOf(items: readonly HTMLElement[], boxes: readonly DOMRect[]): readonly Place[] {
    const { display, rowGap } = getComputedStyle(this.#box);
    const grid = Number.parseFloat(rowGap) || 0;
    const { isGapSet, isShortestFirst } = this.#options;
    const gap = isGapSet ? this.#options.gap : grid || this.#options.gap;
    const isFree = isShortestFirst && display.includes('grid') && items.every(isPlacedByGrid);
    return isFree && haveOneWidth(boxes)
      ? shortestColumns(boxes, { grid, wanted: Math.min(gap, grid) })
      : pullsOf(boxes, gap).map((pull) => ({ pull }));
  }

  /** Observes all items. The observer reports initial sizes, which triggers the first layout. */
  #watch(): void {
    this.#sizes.disconnect();
    for (const item of itemsIn(this.#box)) this.#sizes.observe(item);
  }

  readonly #setPrinting = (isPrinting: boolean): void => {
    this.#isPrinting = isPrinting;
    if (isPrinting) this.#resetItems();
    else inNextFrame(this);
  };

  #resetItems(): void {
    for (const item of itemsIn(this.#box)) item.style.marginTop = '';
    for (const item of this.#placed) item.style.gridArea = '';
    this.#placed.clear();
  }
}

/** Pull of an item, and its cell if it does not keep the one that the grid gave it. */
type Place = Pick<ItemPlace, 'pull'> & Partial<ItemPlace>;

/** False if the page's stylesheet gives the item a row or a column. */
function isPlacedByGrid(item: HTMLElement): boolean {
  const { gridRow, gridColumn } = getComputedStyle(item);
  return gridRow === 'auto' && gridColumn === 'auto';
}

const haveOneWidth = (boxes: readonly DOMRect[]): boolean =>
  boxes.every(({ width }) => Math.abs(width - (boxes[0]?.width ?? 0)) <= TOLERANCE);
