import { type ItemBox, TOLERANCE } from './item-pulls';

/** Place of an item in a grid; rows and columns are numbered from 1. */
export interface ItemPlace {
  readonly row: number;
  readonly column: number;
  /** Pixels by which the item is pulled up to be below the item above it. */
  readonly pull: number;
}

interface Column {
  rows: number;
  bottom: number;
}

/** Gaps between rows in pixels: the one of the grid, and the wanted one, which is not larger. */
interface Gaps {
  readonly grid: number;
  readonly wanted: number;
}

/**
 * Returns a place for each item, in document order: the column that is the shortest so far, and of equal columns the
 * first one. The items of the first row keep their columns.
 *
 * Pulling an item reduces the height of its row, so the following rows begin earlier.
 */
export function shortestColumns(items: readonly ItemBox[], gaps: Gaps): ItemPlace[] {
  const columns = firstRow(items).map(
    ({ top }): Column => ({ rows: 0, bottom: top - gaps.wanted }),
  );
  const placed = items.map(({ height }) => {
    const column = shortest(columns);
    const top = (columns[column] as Column).bottom + gaps.wanted;
    columns[column] = { rows: (columns[column] as Column).rows + 1, bottom: top + height };
    return { column: column + 1, row: (columns[column] as Column).rows, top, bottom: top + height };
  });
  const rowTops = topsOfRows(placed, items[0]?.top ?? 0, gaps.grid);
  return placed.map(({ row, column, top }) => ({
    row,
    column,
    pull: Math.max(0, (rowTops[row - 1] as number) - top),
  }));
}

function firstRow(items: readonly ItemBox[]): readonly ItemBox[] {
  const end = items.findIndex(({ top }) => Math.abs(top - (items[0] as ItemBox).top) > TOLERANCE);
  return end < 0 ? items : items.slice(0, end);
}

function shortest(columns: readonly Column[]): number {
  const empty = columns.findIndex(({ rows }) => rows === 0);
  if (empty >= 0) return empty;
  const least = Math.min(...columns.map(({ bottom }) => bottom));
  return columns.findIndex(({ bottom }) => bottom - least <= TOLERANCE);
}

/** A row begins below the end of its previous row. Pulled items end higher, but no row is lower than 0. */
function topsOfRows(
  placed: readonly { readonly row: number; readonly bottom: number }[],
  first: number,
  gap: number,
): number[] {
  const tops = [first];
  for (let row = 1; ; row += 1) {
    const bottoms = placed.filter((item) => item.row === row).map(({ bottom }) => bottom);
    if (bottoms.length === 0) return tops;
    tops.push(Math.max(tops[row - 1] as number, ...bottoms) + gap);
  }
}
