import type { Box, Point } from './coordinates';

/** A shape is looked at in this number of rows and columns of cells. */
const CELLS = 24;

/**
 * The box of the largest part of a shape: of a region with islands or an exclave, its mainland. Parts closer to each
 * other than a cell are one part.
 *
 * @param box the box of the whole shape
 * @param isInFill whether a point is in the shape
 */
export function largestPart(box: Box, isInFill: (point: Point) => boolean): Box {
  const { width, height } = box;
  const filled = new Set<number>();
  for (let cell = 0; cell < CELLS ** 2; cell++) {
    const across = (columnOf(cell) + 0.5) / CELLS;
    const down = (rowOf(cell) + 0.5) / CELLS;
    if (isInFill({ x: box.x + across * width, y: box.y + down * height })) filled.add(cell);
  }
  const largest = partsOf(filled).reduce(
    (one, other) => (other.length > one.length ? other : one),
    [],
  );
  if (largest.length === 0) return box;
  const [columns, rows] = [largest.map(columnOf), largest.map(rowOf)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: box.x + (left / CELLS) * width,
    y: box.y + (top / CELLS) * height,
    width: ((Math.max(...columns) + 1 - left) / CELLS) * width,
    height: ((Math.max(...rows) + 1 - top) / CELLS) * height,
  };
}

const columnOf = (cell: number): number => cell % CELLS;
const rowOf = (cell: number): number => Math.floor(cell / CELLS);

/** Groups cells that touch each other, also at their corners. */
function partsOf(filled: ReadonlySet<number>): number[][] {
  const left = new Set(filled);
  return [...filled].flatMap((first) => {
    if (!left.delete(first)) return [];
    const part = [first];
    // The part grows while it is walked through.
    for (const cell of part)
      for (const next of neighboursOf(cell)) if (left.delete(next)) part.push(next);
    return [part];
  });
}

function neighboursOf(cell: number): number[] {
  return [-1, 0, 1]
    .filter((across) => columnOf(cell) + across >= 0 && columnOf(cell) + across < CELLS)
    .flatMap((across) => [-CELLS, 0, CELLS].map((down) => cell + across + down));
}
