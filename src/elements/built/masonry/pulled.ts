/** An item where it lies in its row, before anything is pulled. */
export interface Laid {
  /** Where its column begins, from the left. */
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

interface Row {
  readonly top: number;
  readonly items: number[];
}

/** Positions within this many pixels are the same: browsers round them. */
const CLOSE = 1;

/**
 * By how much each item is pulled up to lie `gap` below the one above it in its column: 0 for the first of
 * a column.
 *
 * Pulling an item makes its row lower, so that those after it come up by themselves: each row counts from
 * where it will be then.
 */
export function pulled(items: readonly Laid[], gap: number): number[] {
  const pulls = items.map(() => 0);
  /** How far down each column reaches, by where it begins. */
  const bottoms: { readonly left: number; bottom: number }[] = [];
  let before: Row | undefined;
  let end = 0;
  for (const row of rowsOf(items)) {
    const top = before ? end + (row.top - naturalEnd(items, before)) : row.top;
    end = top;
    for (const at of row.items) {
      const { left, height } = items[at] as Laid;
      const column = bottoms.find((one) => Math.abs(one.left - left) <= CLOSE);
      const pull = column ? Math.max(0, top - column.bottom - gap) : 0;
      const bottom = top - pull + height;
      pulls[at] = pull;
      end = Math.max(end, bottom);
      if (column) column.bottom = bottom;
      else bottoms.push({ left, bottom });
    }
    before = row;
  }
  return pulls;
}

/** The items by rows: those whose tops are the same, in the order of the page. */
function rowsOf(items: readonly Laid[]): Row[] {
  const rows: Row[] = [];
  for (const [index, { top }] of items.entries()) {
    const row = rows.at(-1);
    if (row && Math.abs(row.top - top) <= CLOSE) row.items.push(index);
    else rows.push({ top, items: [index] });
  }
  return rows;
}

function naturalEnd(items: readonly Laid[], row: Row): number {
  return row.top + Math.max(...row.items.map((at) => (items[at] as Laid).height));
}
