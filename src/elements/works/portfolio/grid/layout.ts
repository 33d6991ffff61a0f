import type { Room } from './arrangement';

/** One item as it was placed. */
export interface PlacedTile {
  readonly key: string;
  readonly column: number;
  /** CSS pixels. */
  readonly height: number;
  /** Width : height of the room that its picture had. */
  readonly ratio: number;
}

/** How the items of a room were placed, so that they can be placed so again. */
export interface Layout {
  readonly room: Room;
  /** Where each column began. */
  readonly starts: readonly number[];
  /** The first items, in item order. */
  readonly tiles: readonly PlacedTile[];
}

/** The layout that was stored; undefined for what is none. */
export function storedLayout(value: unknown): Layout | undefined {
  const { room, starts, tiles } = record(value);
  const { width, columns, gap } = record(room);
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
