import type { Range } from '../listing';

/** The layout of a long list: lines of equal height with an equal number of items. */
export interface Layout {
  readonly total: number;
  readonly columns: number;
  /** Pixels. */
  readonly lineHeight: number;
  /** The number of DOM nodes of a line. */
  readonly lineNodes: number;
}

/** The visible part of a list, in pixels from its top. */
export interface Viewport {
  readonly top: number;
  readonly height: number;
  /** True during a fast scroll, which passes lines by: none are rendered ahead. */
  readonly isFast?: boolean;
}

/** The maximum number of rendered nodes, unless the visible lines have more. */
const MAX_NODES = 300;

/** The maximum number of lines rendered above and below the visible ones, so that a scroll shows no gaps. */
const MAX_AROUND = 6;

/** Returns the number of lines. */
export function lineCount({ total, columns }: Pick<Layout, 'total' | 'columns'>): number {
  return Math.ceil(total / columns);
}

/** Returns the lines to render; undefined for an empty list. */
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
  // One line is reserved: the focused item is rendered even out of view.
  const most = Math.floor(MAX_NODES / lineNodes) - 1;
  return Math.min(Math.max(0, Math.floor((most - inView) / 2)), MAX_AROUND);
}

/** Returns the indexes of the lines' items. */
export function indexesOf(
  { total, columns }: Pick<Layout, 'total' | 'columns'>,
  lines: Range,
): Range {
  return { first: lines.first * columns, last: Math.min((lines.last + 1) * columns, total) - 1 };
}

/** Returns the nearest scroll position at which an item is fully visible. */
export function scrollTopFor(
  { columns, lineHeight }: Pick<Layout, 'columns' | 'lineHeight'>,
  { top, height }: Viewport,
  index: number,
): number {
  const start = Math.floor(index / columns) * lineHeight;
  const lowest = start + lineHeight - height;
  // If the viewport is smaller than a line, the top of the line is shown.
  return Math.min(Math.max(top, lowest), start);
}

/** Returns the number of columns of a minimum width that fit, from 1 to a maximum. */
export function columnsIn(width: number, minWidth: number, maxColumns: number): number {
  return Math.min(Math.max(1, Math.floor(width / minWidth)), maxColumns);
}
