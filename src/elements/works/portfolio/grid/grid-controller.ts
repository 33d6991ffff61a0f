import { Arrangement, type Band, type GridItems, type Room, type Tile } from './arrangement';
import { type Columns, columnCount } from './column-count';
import { type Place, rememberPlace, restorable, restoreAlone } from './scroll-memory';
import { Viewport } from './viewport';

/** What a grid is asked to be. */
export interface GridOptions<T> extends GridItems<T>, Columns {
  /** The name under which the visitor's place is kept; default: it is not. */
  readonly memory?: string | undefined;
  /**
   * The end has come within a screen of what is in sight; once for each number of items. Keep it the
   * same function: another one is told anew.
   */
  readonly onEndNear?: (() => void) | undefined;
}

/** What is to be drawn. */
export interface GridPicture<T> {
  readonly tiles: readonly Tile<T>[];
  readonly columns: number;
  readonly tileWidth: number;
  /** From the beginning of one column to that of the next. */
  readonly stride: number;
  readonly height: number;
  /** The stretch of the grid that is drawn. */
  readonly drawn: Band;
}

/** The boxes that a grid is drawn into. */
export interface GridBoxes {
  readonly list: HTMLElement;
  /** As wide as the grid, as high as its gap. */
  readonly room: HTMLElement;
  /** What is not drawn, before and after what is. */
  readonly rests: readonly HTMLElement[];
  /** Has what `act` publishes drawn before it returns. */
  drawAtOnce(act: () => void): void;
}

/** An item, and how far below the upper edge of what is in sight it begins. */
type Anchor = Pick<Place, 'key' | 'offset'>;

/** What a visitor does to go elsewhere than where they were; the last is find-in-page. */
const USER_SCROLL_EVENTS = [
  'wheel',
  'touchstart',
  'pointerdown',
  'keydown',
  'beforematch',
] as const;

/**
 * Decides which tiles are drawn, and where, as the visitor scrolls, the room changes and pictures come.
 *
 * A new arrangement goes through `picture` (drawn by React), `settle` (measured and corrected before
 * the browser paints) and a frame, after which what is in sight counts as seen.
 */
export class GridController<T> {
  readonly #arrangement = new Arrangement<T>();
  readonly #listeners = new Set<() => void>();
  /** The keys of the list items that are there. */
  readonly #keys = new Map<Element, string>();
  readonly #sizes = new ResizeObserver((entries) => this.#resized(entries));
  /** The ratios of pictures that have come since the last frame. */
  readonly #ratios = new Map<string, number>();
  #options: GridOptions<T> | undefined;
  #boxes: GridBoxes | undefined;
  #viewport: Viewport | undefined;
  #viewportWatch = new AbortController();
  #room: Room = { width: 0, columns: 1, gap: 0 };
  #picture: GridPicture<T> = {
    tiles: [],
    columns: 1,
    tileWidth: 0,
    stride: 0,
    height: 0,
    drawn: { top: 0, bottom: 0 },
  };
  #frame = 0;
  /** What stays where it is on the screen while everything is placed anew. */
  #anchor: Anchor | undefined;
  #anchorIsPainted = false;
  /** The anchor that the visitor comes back to, from the top of the page. */
  #returnsTo: Anchor | undefined;
  /** Down to where tiles are shown by the frame that is about to be painted. */
  #shown = 0;
  /** True for the first frame of other items: it has what is in sight alone, and so comes sooner. */
  #isFresh = false;
  #endReportedAt = 0;
  /** The index of the first item that the last change of items has brought. */
  #firstNew = 0;
  /** Where the visitor was when they left, while the item is not here yet. */
  #leftAt: Place | undefined;
  #isAt: Anchor | undefined;
  #isPrinting = false;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly picture = (): GridPicture<T> => this.#picture;

  /** Where the items from one index to before another are. */
  readonly bandOf = (from: number, to: number): Band => ({
    top: this.#arrangement.top(from),
    bottom: this.#arrangement.bottom(to - 1),
  });

  /** Lives in `boxes` until the returned function is called. */
  connect(boxes: GridBoxes): () => void {
    const { list, room, rests } = boxes;
    this.#boxes = boxes;
    const connection = new AbortController();
    const { signal } = connection;
    const view = list.ownerDocument.defaultView;
    list.addEventListener('load', (event) => this.#loaded(event), { capture: true, signal });
    // At once: the next Tab may come before the next frame.
    list.addEventListener('focusin', () => this.#draw(), { signal });
    // Browsers tell of a print by the events; of print media without one, as tools have it, by the query.
    view?.addEventListener('beforeprint', () => this.#print(true), { signal });
    view?.addEventListener('afterprint', () => this.#print(false), { signal });
    const paper = view?.matchMedia('print');
    paper?.addEventListener('change', () => this.#print(paper.matches), { signal });
    this.#isPrinting = paper?.matches ?? false;
    view?.addEventListener('pagehide', () => this.#remember(), { signal });
    const options = { capture: true, passive: true, signal };
    for (const way of USER_SCROLL_EVENTS)
      view?.addEventListener(way, (event) => this.#goOwnWay(event), options);
    this.#sizes.observe(room);
    // Scrolling is not the only way to come into sight: what is above may collapse.
    const uncovered = new IntersectionObserver(() => this.#inNextFrame());
    for (const rest of rests) uncovered.observe(rest);
    return () => {
      this.#remember();
      connection.abort();
      this.#viewportWatch.abort();
      this.#sizes.disconnect();
      uncovered.disconnect();
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    };
  }

  /** Shows other items, or the same ones in another way. */
  update(options: GridOptions<T>): void {
    const old = this.#options;
    this.#options = options;
    if (!old && options.memory !== undefined) this.#leftAt = restorable(options.memory);
    if (!old && this.#leftAt) restoreAlone();
    if (!old && this.#leftAt?.layout) this.#arrangement.recall(this.#leftAt.layout);
    if (!this.#viewport || !isAsManyColumns(options, old)) this.#takeRoom();
    if (options.items !== old?.items) this.#show(options);
    if (options.onEndNear !== old?.onEndNear) this.#reportEndAnew();
  }

  /** Knows a tile's list item from now on, until the returned function is called. */
  watch(item: Element, key: string): () => void {
    this.#keys.set(item, key);
    this.#sizes.observe(item);
    return () => {
      this.#keys.delete(item);
      this.#sizes.unobserve(item);
    };
  }

  /** Corrects what has just been drawn, before it is painted. */
  settle(): void {
    if (!this.#viewport || this.#isPrinting) return;
    this.#holdAnchor(this.#viewport);
    const heights = new Map<number, number>();
    for (const [item, key] of this.#keys) {
      const index = this.#arrangement.indexOf(key);
      if (index === undefined || this.#arrangement.isMeasured(key)) continue;
      heights.set(index, item.getBoundingClientRect().height);
    }
    const isMeasured = heights.size > 0 && this.#measure(heights);
    // Before it comes into sight: tiles above have grown by what has just been measured.
    if (isMeasured) this.#straighten(this.#viewport);
    if (isMeasured) this.#draw(true);
    this.#inNextFrame();
  }

  #show(options: GridOptions<T>): void {
    const before = this.#arrangement.count;
    const inSight = this.#inSight();
    const kept = this.#arrangement.show(options);
    if (kept < before) this.#placedAnew(inSight);
    this.#endReportedAt = Math.min(this.#endReportedAt, kept);
    this.#firstNew = kept;
    const { key } = this.#leftAt ?? {};
    if (key !== undefined && this.#arrangement.indexOf(key) !== undefined) {
      this.#returnsTo = this.#leftAt;
      this.#holdOnTo(this.#leftAt);
      this.#leftAt = undefined;
    }
    this.#isFresh ||= kept === 0 && !this.#anchor;
    this.#draw(true);
  }

  /** Reads how much room there is; none while it is not displayed. */
  #takeRoom(): void {
    if (!this.#boxes) return;
    const { list, room } = this.#boxes;
    if (room.offsetWidth === 0) return;
    const style = getComputedStyle(room);
    this.#viewportWatch.abort();
    this.#viewportWatch = new AbortController();
    const inSight = this.#inSight();
    this.#viewport = new Viewport(list);
    this.#viewport.watch(this.#inNextFrame, this.#viewportWatch.signal);
    const width = Number.parseFloat(style.width);
    this.#fit(
      {
        width,
        columns: columnCount(width, this.#options),
        gap: Number.parseFloat(style.height) || 0,
      },
      inSight,
    );
  }

  #fit(room: Room, inSight: Anchor[]): void {
    const { width, columns, gap } = this.#room;
    if (room.width === width && room.columns === columns && room.gap === gap) {
      this.#inNextFrame();
      return;
    }
    this.#room = room;
    this.#arrangement.resize(room);
    this.#placedAnew(inSight);
    this.#draw(true);
  }

  /** Keeps the topmost item in sight where it was; if all are gone, goes to the grid's beginning. */
  #placedAnew(inSight: Anchor[]): void {
    this.#shown = Math.min(this.#shown, this.#arrangement.seen);
    if (inSight.length === 0) return;
    const survivor = inSight.find(({ key }) => this.#arrangement.indexOf(key) !== undefined);
    const first = this.#arrangement.keyAt(0);
    this.#holdOnTo(survivor ?? (first === undefined ? undefined : { key: first, offset: 0 }));
  }

  #holdOnTo(anchor: Anchor | undefined): void {
    this.#anchor = anchor;
    this.#anchorIsPainted = false;
  }

  /** At the very top nothing is held, as in browsers: who goes there sees the page's beginning. */
  #held(viewport: Viewport): Anchor | undefined {
    if (this.#anchor !== this.#returnsTo && viewport.isBoundForTop) this.#anchor = undefined;
    return this.#anchor;
  }

  /** What is held goes along with what the visitor has scrolled since the last frame. */
  #followVisitor(viewport: Viewport): void {
    const anchor = this.#held(viewport);
    const index = anchor && this.#arrangement.indexOf(anchor.key);
    if (!anchor || anchor === this.#returnsTo || index === undefined) return;
    this.#anchor = { ...anchor, offset: this.#arrangement.top(index) - viewport.band().top };
  }

  #holdAnchor(viewport: Viewport): void {
    if (!this.#held(viewport)) return;
    const by = this.#band(viewport).top - viewport.band().top;
    if (Math.abs(by) >= 0.5) viewport.scrollBy(by);
  }

  /**
   * The items in sight, topmost first. None while the grid's beginning is in sight: then that is what
   * the visitor looks at, with what is above it.
   */
  #inSight(): Anchor[] {
    if (!this.#viewport) return [];
    const anchor = this.#held(this.#viewport);
    if (anchor) return [anchor];
    const band = this.#viewport.band();
    if (band.top <= 0) return [];
    return this.#arrangement.range(band).map((index) => ({
      key: this.#arrangement.keyAt(index) ?? '',
      offset: this.#arrangement.top(index) - band.top,
    }));
  }

  /** What is in sight, or will be once the anchor is where it belongs. */
  #band(viewport: Viewport): Band {
    const band = viewport.band();
    const anchor = this.#held(viewport);
    const index = anchor && this.#arrangement.indexOf(anchor.key);
    if (!anchor || index === undefined) return band;
    const top = this.#arrangement.top(index) - anchor.offset;
    return { top, bottom: top + band.bottom - band.top };
  }

  #draw(isChanged = false): void {
    if (!this.#viewport) return;
    const band = this.#band(this.#viewport);
    const drawn = this.#isFresh ? band : around(band);
    const { drawn: before, tiles } = this.#picture;
    const indices = this.#isPrinting
      ? Array.from({ length: this.#arrangement.count }, (_, index) => index)
      : this.#withPinned(this.#arrangement.range(drawn));
    const isSame =
      drawn.top === before.top &&
      drawn.bottom === before.bottom &&
      indices.length === tiles.length &&
      indices.every((index, at) => index === tiles[at]?.index);
    if (isChanged || !isSame) this.#publish(indices, drawn);
  }

  #publish(indices: readonly number[], drawn: Band): void {
    const { height, tileWidth } = this.#arrangement;
    const { columns, gap } = this.#room;
    const tiles = indices.map((index) => this.#arrangement.tile(index));
    this.#picture = { tiles, columns, tileWidth, stride: tileWidth + gap, height, drawn };
    for (const listener of this.#listeners) listener();
  }

  /**
   * With the tiles that Tab can reach from what is there: the neighbours of the focused one, and, from
   * before and after the grid, its first and its last. And with the first new one, where the focus goes
   * from what has brought it.
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
      if (this.#viewport && !this.#isPrinting) this.#resume(this.#viewport);
    });
  };

  #resume(viewport: Viewport): void {
    this.#arrangement.see(this.#shown);
    if (this.#anchorIsPainted) this.#anchor = undefined;
    this.#anchorIsPainted = this.#anchor !== undefined;
    this.#followVisitor(viewport);
    const isLearnt = this.#learn();
    const isStraightened = this.#straighten(viewport);
    this.#draw(isLearnt || isStraightened);
    if (this.#isFresh) this.#inNextFrame();
    this.#isFresh = false;
    const band = this.#band(viewport);
    this.#shown = Math.min(band.bottom, this.#picture.drawn.bottom);
    [this.#isAt] = this.#inSight();
    if (this.#anchor || this.#shown > this.#arrangement.seen) this.#inNextFrame();
    this.#reportEnd(band);
  }

  /** True if pictures that have come change the room of tiles. */
  #learn(): boolean {
    // Where other items are laid out first counts as their place, even before that frame is painted:
    // Chromium reports a shift if pictures that come so soon move them.
    if (this.#isFresh) return false;
    const isLearnt = this.#arrangement.learn(this.#ratios);
    this.#ratios.clear();
    return isLearnt;
  }

  /** Once the grid's beginning is near: columns that have grown upwards may begin above or below it. */
  #straighten(viewport: Viewport): boolean {
    const arrangement = this.#arrangement;
    if (arrangement.isStraight) return false;
    const band = this.#band(viewport);
    if (around(band).top > Math.max(0, arrangement.start)) return false;
    const inSight = this.#inSight();
    const isFree = band.top <= 0 || viewport.isBoundForTop || this.#hasJumped(band);
    const by = isFree ? undefined : arrangement.straighten(band.top);
    if (by === undefined) {
      arrangement.placeAnew();
      this.#placedAnew(inSight);
    } else {
      this.#shown += by;
      this.#holdOnTo(inSight[0]);
    }
    return true;
  }

  /** True when nothing is in sight that was so in the last frame, as after Home. */
  #hasJumped({ bottom }: Band): boolean {
    const index = this.#isAt && this.#arrangement.indexOf(this.#isAt.key);
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

  /** Who asks from now on has not been told yet. */
  #reportEndAnew(): void {
    this.#endReportedAt = 0;
    this.#inNextFrame();
  }

  #resized(entries: readonly ResizeObserverEntry[]): void {
    if (entries.some(({ target }) => target === this.#boxes?.room)) {
      // What tiles measured before is of another width; `settle` measures them anew.
      this.#takeRoom();
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
    // The same tiles: new ones would be observed too late in this frame, which is an error to report.
    const { tiles, drawn } = this.#picture;
    this.#publish(
      tiles.map(({ index }) => index),
      drawn,
    );
  }

  /** Takes in the proportions of a tile's picture. */
  #loaded({ target }: Event): void {
    if (!(target instanceof HTMLImageElement) || target.naturalHeight === 0) return;
    for (const [item, key] of this.#keys) {
      if (!item.contains(target) || item.querySelector('img') !== target) continue;
      this.#ratios.set(key, target.naturalWidth / target.naturalHeight);
      this.#inNextFrame();
      return;
    }
  }

  // At once: a page that prints itself by `print()` is laid out before any microtask.
  #print(isPrinting: boolean): void {
    if (isPrinting === this.#isPrinting) return;
    this.#isPrinting = isPrinting;
    this.#boxes?.drawAtOnce(() => this.#draw(true));
  }

  #goOwnWay(event: Event): void {
    this.#leftAt = undefined;
    this.#viewport?.departs(event);
  }

  #remember(): void {
    const { memory } = this.#options ?? {};
    if (memory === undefined || this.#leftAt) return;
    const { count } = this.#arrangement;
    rememberPlace(
      memory,
      this.#isAt && { ...this.#isAt, count, layout: this.#arrangement.layout() },
    );
  }
}

/**
 * What is drawn around what is in sight: a screen more on each side, in quarters of a screen, so that
 * not every pixel of scrolling asks for another picture.
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
