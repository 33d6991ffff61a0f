import type { GridMetrics } from './arrangement';

/** A placed item in a saved layout. */
export interface PlacedTile {
  readonly key: string;
  readonly column: number;
  /** Height of the tile in CSS pixels. */
  readonly height: number;
  /** Aspect ratio of the box of the item's image. */
  readonly ratio: number;
}

/** The positions of the items in a grid of given dimensions, to be restored later. */
export interface Layout {
  readonly metrics: GridMetrics;
  /** The start of each column. */
  readonly starts: readonly number[];
  /** The first items, in item order. */
  readonly tiles: readonly PlacedTile[];
}

/** Validates a stored layout; undefined if it is invalid. */
export function storedLayout(value: unknown): Layout | undefined {
  const { metrics, starts, tiles } = record(value);
  const { width, columns, gap } = record(metrics);
  const isLayout =
    [width, columns, gap].every(Number.isFinite) &&
    Array.isArray(starts) &&
    starts.every(Number.isFinite) &&
    Array.isArray(tiles) &&
    tiles.every((tile) => isPlacedTile(record(tile), Number(columns)));
  return isLayout ? (value as Layout) : undefined;
}

function isPlacedTile(tile: Readonly<Record<string, unknown>>, columns: number): boolean {
  const { key, column, height, ratio } = tile;
  const isColumn = Number.isInteger(column) && Number(column) >= 0 && Number(column) < columns;
  return typeof key === 'string' && isColumn && Number(height) >= 0 && Number(ratio) > 0;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
