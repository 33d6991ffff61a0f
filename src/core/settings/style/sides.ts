import type { Corners, Length, LengthField, Sides, SidesField } from '../declaration';
import { readLength } from '../length';
import { JUNK, NOTHING, objectOf } from '../reading';

/** The sides in the order of CSS shorthands, with the corner that the builder means by each. */
const corners = {
  top: 'topLeft',
  right: 'topRight',
  bottom: 'bottomRight',
  left: 'bottomLeft',
} as const satisfies Readonly<Record<keyof Sides, keyof Corners>>;

const sides = Object.keys(corners) as (keyof Sides)[];

/** Returned if a value is invalid or empty. */
type Nothing = typeof JUNK | typeof NOTHING;

/** The rules for each length. */
type Rules = Pick<SidesField, 'units' | 'min' | 'auto'>;

/** Reads a length for all sides, or an object with a length for each. */
export function readSides(value: unknown, rules: Rules): Sides | Nothing {
  const object = objectOf(value);
  if (object && !('size' in object) && !('value' in object)) return readEach(object, rules);
  const all = readSide(value, rules);
  if (typeof all === 'symbol') return all;
  return { top: all, right: all, bottom: all, left: all };
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
  return Object.fromEntries(found.map((side) => [corners[side], read[side]]));
}

function readEach(object: Readonly<Record<string, unknown>>, rules: Rules): Sides | Nothing {
  const { unit } = object;
  const found: [side: keyof Sides, length: Length | string][] = [];
  for (const side of sides) {
    const length = readSide(withUnit(object[side], unit), rules);
    if (length === JUNK) return JUNK;
    if (length !== NOTHING) found.push([side, length]);
  }
  return found.length > 0 ? Object.fromEntries(found) : NOTHING;
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
