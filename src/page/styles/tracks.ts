import { callsOnly } from '../../core/settings/css-text';
import { numberOf } from '../../core/settings/number';
import { objectOf } from '../../core/settings/reading';

/** The columns or rows of a grid, as they are saved. */
export type Tracks = number | string | { readonly size?: unknown; readonly unit?: unknown };

/** The maximum number of columns or rows. */
const MOST = 100;

/** The functions of a list of tracks; none of them loads anything. */
const functions = new Set('repeat minmax fit-content calc min max clamp'.split(' '));

/**
 * Returns the tracks of a CSS grid for the page builder's `{ size, unit }`: equal tracks for a number, the text for the
 * unit `custom`. Undefined for anything else.
 */
export function cssTracks(value: unknown): string | undefined {
  const { size, unit } = objectOf(value) ?? { size: value };
  if (unit === 'custom') return typeof size === 'string' && isList(size) ? size.trim() : undefined;
  const count = numberOf(size);
  const isCount = count !== undefined && Number.isInteger(count) && count >= 1 && count <= MOST;
  return isCount ? `repeat(${count},minmax(0,1fr))` : undefined;
}

/** True for the tracks of a grid; an empty size means that none are set. */
export function isTracks(value: unknown): value is Tracks {
  const { size } = objectOf(value) ?? { size: value };
  return size === '' || size === null || size === undefined || cssTracks(value) !== undefined;
}

/** True for a list of lengths, keywords and calls of harmless functions. */
function isList(text: string): boolean {
  return callsOnly(text, functions) && /^[\w\s.,%()*/+-]+$/.test(text);
}
