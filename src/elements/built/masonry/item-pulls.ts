/** Box of an item in its row, before items are pulled. */
export interface ItemBox {
  /** Left edge of the column. */
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

interface Row {
  readonly top: number;
  readonly items: number[];
}

/** Tolerance in pixels when comparing positions, because browsers round them. */
export const TOLERANCE = 1;

/**
 * Returns how far each item is pulled up to be `gap` below the item above it in its column; 0 for the first
 * item of a column.
 *
 * Pulling an item reduces the height of its row, so the following rows move up too. Each row is computed from
 * its position after that.
 */
export function pullsOf(items: readonly ItemBox[], gap: number): number[] {
  const pulls = items.map(() => 0);
  /** Bottom of each column, identified by its left edge. */
  const bottoms: { readonly left: number; bottom: number }[] = [];
  let before: Row | undefined;
  let end = 0;
  for (const row of rowsOf(items)) {
    const top = before ? end + (row.top - naturalEnd(items, before)) : row.top;
    end = top;
    for (const index of row.items) {
      const { left, height } = items[index] as ItemBox;
      const column = bottoms.find((one) => Math.abs(one.left - left) <= TOLERANCE);
      const pull = column ? Math.max(0, top - column.bottom - gap) : 0;
      const bottom = top - pull + height;
      pulls[index] = pull;
      end = Math.max(end, bottom);
      if (column) column.bottom = bottom;
      else bottoms.push({ left, bottom });
    }
    before = row;
  }
  return pulls;
}

/** Groups items into rows with the same top, in document order. */
function rowsOf(items: readonly ItemBox[]): Row[] {
  const rows: Row[] = [];
  items.forEach(({ top }, index) => {
    const row = rows.at(-1);
    if (row && Math.abs(row.top - top) <= TOLERANCE) row.items.push(index);
    else rows.push({ top, items: [index] });
  });
  return rows;
}

function naturalEnd(items: readonly ItemBox[], row: Row): number {
  return row.top + Math.max(...row.items.map((index) => (items[index] as ItemBox).height));
}
