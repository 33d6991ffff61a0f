import { watchPrinting } from '../../../../core/dom/printing';
import { type SizeEntry, sizeObserver, viewObserver } from '../../../../core/observers';
import { Listeners } from '../../../../core/state/listeners';
import { filledList } from '../../../../core/state/lists';
import { Arrangement, type Band, type GridItems, type GridMetrics, type Tile } from './arrangement';
import { type Columns, columnCount } from './column-count';
import {
  type ScrollPosition,
  savedPosition,
  savePosition,
  suspendScrollRestoration,
} from './scroll-memory';
import { Viewport } from './viewport';

/** The options of a grid. */
export interface GridOptions<T> extends GridItems<T>, Columns {
  /** The name under which the visitor's scroll position is saved; default: not saved. */
  readonly memory?: string | undefined;
  /** The aspect ratio of all images, whatever their files have; default: each has its own. */
  readonly oneRatio?: number | undefined;
  /**
   * Called when the end of the list is less than a screen away, once per number of items. Pass a stable
   * function, because a new one is called again for the same items.
   */
  readonly onEndNear?: (() => void) | undefined;
}

/** The state to render. */
export interface GridSnapshot<T> {
  readonly tiles: readonly Tile<T>[];
  readonly columns: number;
  readonly tileWidth: number;
  /** Distance between the starts of two columns. */
  readonly stride: number;
  readonly height: number;
  /** The range of the grid that is rendered. */
  readonly drawn: Band;
  /** True for the grid's very first frame, which renders only what is visible. */
  readonly isFirst: boolean;
}

/** The elements of a grid. */
export interface GridBoxes {
  readonly list: HTMLElement;
  /** A measuring box: as wide as the grid, as high as its gap. */
  readonly ruler: HTMLElement;
  /** Boxes over the ranges before and after the rendered one. */
  readonly spacers: readonly HTMLElement[];
  /** Renders the snapshot that `publish` produces before it returns (`flushSync`). */
  renderNow(publish: () => void): void;
}

/**
 * Number of rows to place before the first tiles are measured, more than a screen shows. The other items are
 * placed once, with the measured heights.
 */
const FIRST_ROWS = 50;

/** An item, and the distance of its top from the upper edge of the viewport. */
type Anchor = Pick<ScrollPosition, 'key' | 'offset'>;

/** Events that show that the visitor scrolls; `beforematch` is find-in-page. */
const USER_SCROLL_EVENTS = [
  'wheel',
  'touchstart',
  'pointerdown',
  'keydown',
  'beforematch',
] as const;

/**
 * Decides which tiles are rendered, and where, as the visitor scrolls, the grid is resized and images load.
 *
 * Each change passes three steps: `snapshot` (rendered by React), `settle` (measures and corrects before
 * the paint), and an animation frame, after which visible items count as seen.
 */
export class GridController<T> {
  readonly #arrangement = new Arrangement<T>();
  readonly #listeners = new Listeners();
  /** The keys of the rendered list items. */
  readonly #keys = new Map<Element, string>();
  readonly #sizes = sizeObserver((entries) => this.#handleResize(entries));
  /** The aspect ratios of images that were loaded since the last frame. */
  readonly #ratios = new Map<string, number>();
  #options: GridOptions<T> | undefined;
  #boxes: GridBoxes | undefined;
  #viewport: Viewport | undefined;
  #viewportWatch = new AbortController();
  #metrics: GridMetrics = { width: 0, columns: 1, gap: 0 };
  #snapshot: GridSnapshot<T> = {
    tiles: [],
    columns: 1,
    tileWidth: 0,
    stride: 0,
    height: 0,
    drawn: { top: 0, bottom: 0 },
    isFirst: true,
  };
  #frame = 0;
  /** The item that keeps its position on the screen while all items are placed again. */
  #anchor: Anchor | undefined;
  #anchorIsPainted = false;
  /** The anchor of a restored scroll position, which also applies at the top of the page. */
  #restoredAnchor: Anchor | undefined;
  /** The lowest position that the next paint shows. */
  #paintedTo = 0;
  /** True for the first frame of new items, which renders only visible tiles to appear sooner. */
  #isFirstFrame = false;
  /** True once items were shown for a frame. */
  #wasShown = false;
  #endReportedAt = 0;
  /** Index of the first item that the last change of items added. */
  #firstNew = 0;
  /** The saved scroll position, until its item is loaded. */
  #pendingPosition: ScrollPosition | undefined;
  /** The topmost visible item. */
  #topmost: Anchor | undefined;
  #isPrinting = false;

  readonly subscribe: Listeners['add'] = this.#listeners.add;

  readonly snapshot = (): GridSnapshot<T> => this.#snapshot;

  /** The vertical range of the items from one index to before another. */
  readonly bandOf = (from: number, to: number): Band => ({
    top: this.#arrangement.top(from),
    bottom: this.#arrangement.bottom(to - 1),
  });

  /** Observes and measures `boxes` until the returned function is called. */
  connect(boxes: GridBoxes): () => void {
    const { list, ruler, spacers } = boxes;
    this.#boxes = boxes;
    const connection = new AbortController();
    const { signal } = connection;
    const view = list.ownerDocument.defaultView;
    list.addEventListener('load', (event) => this.#handleImageLoad(event), {
      capture: true,
      signal,
    });
    // Renders immediately, because the next Tab key may be pressed before the next frame.
    list.addEventListener('focusin', () => this.#render(), { signal });
    this.#isPrinting = watchPrinting(list.ownerDocument, this.#setPrinting, signal);
    view?.addEventListener('pagehide', () => this.#savePosition(), { signal });
    const options = { capture: true, passive: true, signal };
    for (const type of USER_SCROLL_EVENTS)
      view?.addEventListener(type, (event) => this.#handleUserScroll(event), options);
    this.#sizes.observe(ruler);
    // Tiles may become visible without scrolling, when content above the grid collapses.
    const uncovered = viewObserver(() => this.#inNextFrame());
    for (const spacer of spacers) uncovered.observe(spacer);
    return () => {
      this.#savePosition();
      connection.abort();
      this.#viewportWatch.abort();
      this.#sizes.disconnect();
      uncovered.disconnect();
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    };
  }

  /** Applies new options. */
  update(options: GridOptions<T>): void {
    const old = this.#options;
    this.#options = options;
    if (!old && options.memory !== undefined) this.#pendingPosition = savedPosition(options.memory);
    if (!old && this.#pendingPosition) suspendScrollRestoration();
    if (!old && this.#pendingPosition?.layout)
      this.#arrangement.restore(this.#pendingPosition.layout);
    if (!this.#viewport || !isAsManyColumns(options, old)) this.#measureGrid();
    if (options.items !== old?.items) this.#show(options);
    if (options.onEndNear !== old?.onEndNear) this.#resetEndReport();
  }

  /** Observes the list item of a tile until the returned function is called. */
  watch(item: Element, key: string): () => void {
    this.#keys.set(item, key);
    this.#sizes.observe(item);
    return () => {
      this.#keys.delete(item);
      this.#sizes.unobserve(item);
    };
  }

  /** Corrects the rendered tiles before they are painted. */
  settle(): void {
    if (!this.#viewport || this.#isPrinting) return;
    this.#applyAnchor(this.#viewport);
    const heights = new Map<number, number>();
    for (const [item, key] of this.#keys) {
      const index = this.#arrangement.indexOf(key);
      if (index === undefined || this.#arrangement.isMeasured(key)) continue;
      heights.set(index, item.getBoundingClientRect().height);
    }
    const isMeasured = heights.size > 0 && this.#measure(heights);
    // Tiles above the viewport may have grown: align the columns before their start becomes visible.
    if (isMeasured) this.#alignColumns(this.#viewport);
    if (isMeasured) this.#render(true);
    this.#inNextFrame();
  }

  #show(options: GridOptions<T>): void {
    const before = this.#arrangement.count;
    const visible = this.#visible();
    const first = FIRST_ROWS * this.#metrics.columns;
    const kept = this.#arrangement.show(options, this.#pendingPosition ? undefined : first);
    if (kept < before) this.#keepPosition(visible);
    this.#endReportedAt = Math.min(this.#endReportedAt, kept);
    this.#firstNew = kept;
    const { key } = this.#pendingPosition ?? {};
    if (key !== undefined && this.#arrangement.indexOf(key) !== undefined) {
      this.#restoredAnchor = this.#pendingPosition;
      this.#setAnchor(this.#pendingPosition);
      this.#pendingPosition = undefined;
    }
    this.#isFirstFrame ||= kept === 0 && !this.#anchor;
    this.#render(true);
  }

  /** Measures the grid, unless it is not displayed. */
  #measureGrid(): void {
    if (!this.#boxes) return;
    const { list, ruler } = this.#boxes;
    if (ruler.offsetWidth === 0) return;
    const style = getComputedStyle(ruler);
    this.#viewportWatch.abort();
    this.#viewportWatch = new AbortController();
    const visible = this.#visible();
    this.#viewport = new Viewport(list);
    this.#viewport.watch(this.#inNextFrame, this.#viewportWatch.signal);
    const width = Number.parseFloat(style.width);
    this.#resize(
      {
        width,
        columns: columnCount(width, this.#options),
        gap: Number.parseFloat(style.height) || 0,
      },
      visible,
    );
  }

  #resize(metrics: GridMetrics, visible: Anchor[]): void {
    const { width, columns, gap } = this.#metrics;
    if (metrics.width === width && metrics.columns === columns && metrics.gap === gap) {
      this.#inNextFrame();
      return;
    }
    this.#metrics = metrics;
    this.#arrangement.resize(metrics);
    this.#keepPosition(visible);
    this.#render(true);
  }

  /** Keeps the topmost visible item at its position; if all visible items are gone, goes to the first item. */
  #keepPosition(visible: Anchor[]): void {
    this.#paintedTo = Math.min(this.#paintedTo, this.#arrangement.seen);
    if (visible.length === 0) return;
    const survivor = visible.find(({ key }) => this.#arrangement.indexOf(key) !== undefined);
    const first = this.#arrangement.keyAt(0);
    this.#setAnchor(survivor ?? (first === undefined ? undefined : { key: first, offset: 0 }));
  }

  #setAnchor(anchor: Anchor | undefined): void {
    this.#anchor = anchor;
    this.#anchorIsPainted = false;
  }

  /** The anchor. At the very top of the page there is none, as in the browsers' own scroll anchoring. */
  #activeAnchor(viewport: Viewport): Anchor | undefined {
    if (this.#anchor !== this.#restoredAnchor && viewport.isGoingToTop) this.#anchor = undefined;
    return this.#anchor;
  }

  /** Moves the anchor by the distance that the visitor has scrolled since the last frame. */
  #moveAnchor(viewport: Viewport): void {
    const anchor = this.#activeAnchor(viewport);
    const index = anchor && this.#arrangement.indexOf(anchor.key);
    if (!anchor || anchor === this.#restoredAnchor || index === undefined) return;
    this.#anchor = { ...anchor, offset: this.#arrangement.top(index) - viewport.band().top };
  }

  #applyAnchor(viewport: Viewport): void {
    if (!this.#activeAnchor(viewport)) return;
    const by = this.#band(viewport).top - viewport.band().top;
    if (Math.abs(by) >= 0.5) viewport.scrollBy(by);
  }

  /**
   * The visible items, topmost first. Empty while the grid's start is visible, because then the content
   * above the grid must keep its position, not the items.
   */
  #visible(): Anchor[] {
    if (!this.#viewport) return [];
    const anchor = this.#activeAnchor(this.#viewport);
    if (anchor) return [anchor];
    const band = this.#viewport.band();
    if (band.top <= 0) return [];
    return this.#arrangement.range(band).map((index) => ({
      key: this.#arrangement.keyAt(index) ?? '',
      offset: this.#arrangement.top(index) - band.top,
    }));
  }

  /** The visible range, once the anchor has been applied. */
  #band(viewport: Viewport): Band {
    const band = viewport.band();
    const anchor = this.#activeAnchor(viewport);
    const index = anchor && this.#arrangement.indexOf(anchor.key);
    if (!anchor || index === undefined) return band;
    const top = this.#arrangement.top(index) - anchor.offset;
    return { top, bottom: top + band.bottom - band.top };
  }

  #render(isChanged = false): void {
    if (!this.#viewport) return;
    const band = this.#band(this.#viewport);
    const drawn = this.#isFirstFrame ? band : around(band);
    const { drawn: before, tiles } = this.#snapshot;
    const indices = this.#isPrinting
      ? filledList(this.#arrangement.count, (index) => index)
      : this.#withPinned(this.#arrangement.range(drawn));
    const isSame =
      drawn.top === before.top &&
      drawn.bottom === before.bottom &&
      indices.length === tiles.length &&
      indices.every((index, position) => index === tiles[position]?.index);
    if (isChanged || !isSame) this.#publish(indices, drawn);
  }

  #publish(indices: readonly number[], drawn: Band): void {
    const { height, tileWidth } = this.#arrangement;
    const { columns, gap } = this.#metrics;
    this.#snapshot = {
      tiles: indices.map((index) => this.#arrangement.tile(index)),
      columns,
      tileWidth,
      stride: tileWidth + gap,
      height,
      drawn,
      isFirst: this.#isFirstFrame && !this.#wasShown,
    };
    this.#listeners.notify();
  }

  /**
   * Adds tiles that the Tab key can reach: the neighbours of the focused tile, and the first and the last
   * one. Also adds the first new tile, which gets the focus after Load More.
   */
  #withPinned(range: readonly number[]): number[] {
    const { count } = this.#arrangement;
    const focused = this.#focusedIndex();
    const near = focused === undefined ? [] : [focused - 1, focused, focused + 1];
    const pinned = [0, count - 1, this.#firstNew, ...near].filter(
      (index) => index >= 0 && index < count,
    );
    return [...new Set([...range, ...pinned])].sort((a, b) => a - b);
  }

  #focusedIndex(): number | undefined {
    const root = this.#boxes?.list.getRootNode() as Document | ShadowRoot | undefined;
    const active = root?.activeElement;
    if (!active) return undefined;
    const focused = [...this.#keys].find(([item]) => item.contains(active));
    return focused && this.#arrangement.indexOf(focused[1]);
  }

  #measure(heights: ReadonlyMap<number, number>): boolean {
    return this.#arrangement.measure(heights, this.#viewport ? this.#band(this.#viewport).top : 0);
  }

  readonly #inNextFrame = (): void => {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#viewport && !this.#isPrinting) this.#handleFrame(this.#viewport);
    });
  };

  #handleFrame(viewport: Viewport): void {
    this.#arrangement.markSeen(this.#paintedTo);
    if (this.#anchorIsPainted) this.#anchor = undefined;
    this.#anchorIsPainted = this.#anchor !== undefined;
    this.#moveAnchor(viewport);
    const isChanged = this.#applyRatios();
    const isAligned = this.#alignColumns(viewport);
    this.#render(isChanged || isAligned);
    if (this.#isFirstFrame) this.#inNextFrame();
    this.#wasShown = true;
    this.#isFirstFrame = false;
    const band = this.#band(viewport);
    this.#paintedTo = Math.min(band.bottom, this.#snapshot.drawn.bottom);
    [this.#topmost] = this.#visible();
    if (this.#anchor || this.#paintedTo > this.#arrangement.seen) this.#inNextFrame();
    this.#reportEnd(band);
  }

  /** Applies the aspect ratios of loaded images. Returns true if tiles changed. */
  #applyRatios(): boolean {
    // Chromium reports a layout shift even if an image moves items before their first paint. Therefore the
    // first layout is kept until the next frame.
    if (this.#isFirstFrame) return false;
    const isChanged = this.#arrangement.applyRatios(this.#ratios);
    this.#ratios.clear();
    return isChanged;
  }

  /** Aligns columns that have grown upwards, once the grid's start is near. */
  #alignColumns(viewport: Viewport): boolean {
    const arrangement = this.#arrangement;
    if (arrangement.isAligned) return false;
    const band = this.#band(viewport);
    if (around(band).top > Math.max(0, arrangement.start)) return false;
    const visible = this.#visible();
    const isFree = band.top <= 0 || viewport.isGoingToTop || this.#hasJumped(band);
    const by = isFree ? undefined : arrangement.alignColumns(band.top);
    if (by === undefined) {
      arrangement.placeAll();
      this.#keepPosition(visible);
    } else {
      this.#paintedTo += by;
      this.#setAnchor(visible[0]);
    }
    return true;
  }

  /** True if no item is visible that was visible in the last frame, as after the Home key. */
  #hasJumped({ bottom }: Band): boolean {
    const index = this.#topmost && this.#arrangement.indexOf(this.#topmost.key);
    return index !== undefined && this.#arrangement.top(index) >= bottom;
  }

  #reportEnd({ top, bottom }: Band): void {
    const { onEndNear } = this.#options ?? {};
    const { count, height } = this.#arrangement;
    const isNear = bottom > top && bottom + (bottom - top) >= height;
    if (!onEndNear || !isNear || count <= this.#endReportedAt) return;
    this.#endReportedAt = count;
    onEndNear();
  }

  /** Lets `onEndNear` be called again for the current number of items. */
  #resetEndReport(): void {
    this.#endReportedAt = 0;
    this.#inNextFrame();
  }

  #handleResize(entries: readonly SizeEntry[]): void {
    if (entries.some(({ target }) => target === this.#boxes?.ruler)) {
      // Earlier measurements are of another width; `settle` measures the tiles again.
      this.#measureGrid();
      return;
    }
    if (this.#isPrinting) return;
    const heights = new Map<number, number>();
    for (const { target, borderBoxSize } of entries) {
      const index = this.#arrangement.indexOf(this.#keys.get(target) ?? '');
      const [size] = borderBoxSize;
      if (index !== undefined && size && size.inlineSize > 0) heights.set(index, size.blockSize);
    }
    if (!this.#measure(heights)) return;
    // Publishes the same tiles: new ones would be observed too late in this frame (ResizeObserver loop error).
    const { tiles, drawn } = this.#snapshot;
    this.#publish(
      tiles.map(({ index }) => index),
      drawn,
    );
  }

  /** Records the aspect ratio of a tile's loaded image. */
  #handleImageLoad({ target }: Event): void {
    if (this.#options?.oneRatio || !isImage(target) || target.naturalHeight === 0) return;
    for (const [item, key] of this.#keys) {
      if (!item.contains(target) || item.querySelector('img') !== target) continue;
      this.#ratios.set(key, target.naturalWidth / target.naturalHeight);
      this.#inNextFrame();
      return;
    }
  }

  // Renders synchronously, because `print()` lays out the page before any microtask runs.
  readonly #setPrinting = (isPrinting: boolean): void => {
    if (isPrinting === this.#isPrinting) return;
    this.#isPrinting = isPrinting;
    this.#boxes?.renderNow(() => this.#render(true));
  };

  #handleUserScroll(event: Event): void {
    this.#pendingPosition = undefined;
    this.#viewport?.startUserScroll(event);
  }

  #savePosition(): void {
    const { memory } = this.#options ?? {};
    if (memory === undefined || this.#pendingPosition) return;
    const { count } = this.#arrangement;
    savePosition(
      memory,
      this.#topmost && { ...this.#topmost, count, layout: this.#arrangement.layout() },
    );
  }
}

/**
 * The range to render: the visible one and a screen more on each side. Its ends are multiples of a quarter
 * of a screen, so that not every scrolled pixel causes a render.
 */
function around({ top, bottom }: Band): Band {
  const step = Math.max(1, (bottom - top) / 4);
  return {
    top: Math.max(0, Math.floor(top / step - 4) * step),
    bottom: Math.max(0, Math.ceil(bottom / step + 4) * step),
  };
}

function isAsManyColumns(one: Columns, other: Columns | undefined): boolean {
  return one.columns === other?.columns && one.isExact === other?.isExact;
}

// Not `instanceof`: the grid may be in another window's document.
function isImage(target: EventTarget | null): target is HTMLImageElement {
  return (target as Element | null)?.localName === 'img';
}
