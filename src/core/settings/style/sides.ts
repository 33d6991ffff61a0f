import { isOff, isOn } from '../../config/toggle';
import type { Corners, Gaps, Length, LengthField, Sides, SidesField } from '../declaration';
import { readLength } from '../length';
import { JUNK, NOTHING, objectOf } from '../reading';

/** A side of a box. */
type Side = Exclude<keyof Sides, 'isLinked'>;

/** The sides in the order of CSS shorthands, with the corner that the builder means by each. */
const corners = {
  top: 'topLeft',
  right: 'topRight',
  bottom: 'bottomRight',
  left: 'bottomLeft',
} as const satisfies Readonly<Record<Side, keyof Corners>>;

const sides = Object.keys(corners) as Side[];

/** Returned if a value is invalid or empty. */
type Nothing = typeof JUNK | typeof NOTHING;

/** The rules for each length. */
type Rules = { readonly [K in 'units' | 'min' | 'auto']?: SidesField[K] | undefined };

/** Reads a length for all sides, or an object with a length for each. */
export function readSides(value: unknown, rules: Rules): Sides | Nothing {
  const object = objectOf(value);
  if (object && !('size' in object) && !('value' in object)) return readNamed(sides, object, rules);
  const all = readSide(value, rules);
  if (typeof all === 'symbol') return all;
  return { top: all, right: all, bottom: all, left: all, isLinked: true };
}

/** Reads a radius for all corners, or an object of sides or corners with a radius for each. */
export function readCorners(value: unknown, { units }: Rules): Corners | Nothing {
  const object = objectOf(value);
  const bySide = object && {
    ...object,
    ...Object.fromEntries(sides.map((side) => [side, object[corners[side]] ?? object[side]])),
  };
  const read = readSides(bySide ?? value, { units, min: 0 });
  if (typeof read === 'symbol') return read;
  const found = sides.filter((side) => read[side] !== undefined);
  return {
    ...Object.fromEntries(found.map((side) => [corners[side], read[side]])),
    ...linked(read),
  };
}

/** Reads a gap for both directions, or an object with a gap for each. */
export function readGaps(value: unknown, { units }: Rules): Gaps | Nothing {
  const rules = { units, min: 0 };
  const object = objectOf(value);
  // Older versions saved one size; newer ones keep it beside the two gaps.
  const isEach = object && ('row' in object || 'column' in object || !('size' in object));
  if (isEach && !('value' in object)) return readNamed(['row', 'column'], object, rules);
  const both = readSide(value, rules);
  return typeof both === 'symbol' ? both : { row: both, column: both, isLinked: true };
}

/** Reads lengths by name, with their common unit. */
function readNamed<K extends string>(
  names: readonly K[],
  object: Readonly<Record<string, unknown>>,
  rules: Rules,
): ({ [P in K]?: Length | string } & Linked) | Nothing {
  const found: [name: string, length: Length | string][] = [];
  for (const name of names) {
    const length = readSide(withUnit(object[name], object.unit), rules);
    if (length === JUNK) return JUNK;
    if (length !== NOTHING) found.push([name, length]);
  }
  return found.length > 0
    ? ({ ...Object.fromEntries(found), ...linked(object) } as { [P in K]?: Length } & Linked)
    : NOTHING;
}

/** Whether editors set all lengths at once. */
interface Linked {
  readonly isLinked?: boolean;
}

function linked({ isLinked }: { readonly isLinked?: unknown }): Linked {
  return isOn(isLinked) || isOff(isLinked) ? { isLinked: isOn(isLinked) } : {};
}

/** Adds the common unit to a number; the unit `custom` means that each side has its own. */
function withUnit(value: unknown, unit: unknown): unknown {
  const isPlain = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  if (!isPlain || typeof unit !== 'string' || unit === 'custom') return value;
  return Number.isFinite(Number(value)) ? { size: value, unit } : value;
}

function readSide(value: unknown, { units, min, auto }: Rules): Length | string | Nothing {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (auto && value === 'auto') return value;
  const field: LengthField = { kind: 'length', expressions: true };
  return readLength(value, {
    ...field,
    ...(units && { units }),
    ...(min !== undefined && { min }),
  });
}
