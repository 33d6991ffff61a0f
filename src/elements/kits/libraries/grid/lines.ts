import type { Range } from '../listing';

/** How a long list is laid out: in lines of one height, each of as many items. */
export interface Layout {
  readonly total: number;
  readonly columns: number;
  /** Pixels. */
  readonly lineHeight: number;
  /** Nodes that a line is drawn with. */
  readonly lineNodes: number;
}

/** What of a list is in view, in pixels from its beginning. */
export interface Viewport {
  readonly top: number;
  readonly height: number;
  /** It is passing by: what is around it will not be reached line by line. */
  readonly isFast?: boolean;
}

/** Nodes of all drawn items, unless more of them are in view at the same time. */
const MOST_NODES = 300;

/** Lines that are drawn at most above and below those in view, so that a scroll finds them there. */
const MOST_AROUND = 6;

/** How many lines a list has. */
export function lineCount({ total, columns }: Pick<Layout, 'total' | 'columns'>): number {
  return Math.ceil(total / columns);
}

/** The lines to draw; undefined where there are none. */
export function linesInView(layout: Layout, viewport: Viewport): Range | undefined {
  const { top, height, isFast } = viewport;
  const last = lineCount(layout) - 1;
  if (last < 0) return undefined;
  const within = (line: number): number => Math.min(Math.max(line, 0), last);
  const around = isFast ? 0 : linesAround(layout, height);
  return {
    first: within(Math.floor(top / layout.lineHeight) - around),
    last: within(Math.ceil((top + height) / layout.lineHeight) + around),
  };
}

function linesAround({ lineNodes, lineHeight }: Layout, height: number): number {
  const inView = Math.ceil(height / lineHeight) + 1;
  // The item that has the focus may be drawn on a line elsewhere.
  const most = Math.floor(MOST_NODES / lineNodes) - 1;
  return Math.min(Math.max(0, Math.floor((most - inView) / 2)), MOST_AROUND);
}

/** The places of those lines' items. */
export function placesOf(
  { total, columns }: Pick<Layout, 'total' | 'columns'>,
  lines: Range,
): Range {
  return { first: lines.first * columns, last: Math.min((lines.last + 1) * columns, total) - 1 };
}

/** Where to scroll to, as little as possible, for an item to be in view as a whole. */
export function scrollTopFor(
  { columns, lineHeight }: Pick<Layout, 'columns' | 'lineHeight'>,
  { top, height }: Viewport,
  place: number,
): number {
  const start = Math.floor(place / columns) * lineHeight;
  const lowest = start + lineHeight - height;
  // Where not even one line fits, its beginning is what counts.
  return Math.min(Math.max(top, lowest), start);
}

/** How many columns of at least that width fit beside each other, up to a number of them. */
export function columnsIn(width: number, least: number, most: number): number {
  return Math.min(Math.max(1, Math.floor(width / least)), most);
}
