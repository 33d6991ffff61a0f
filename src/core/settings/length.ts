import { isExpression, isTaken } from './css-text';
import type { Length, LengthField } from './declaration';
import { numberOf } from './number';
import { JUNK, NOTHING } from './reading';

/** The allowed units of a field that names none; the first one applies to plain numbers. */
export const LENGTH_UNITS: readonly string[] = ['px', 'em', 'rem', '%', 'vw', 'vh'];

const FUNCTIONS = new Set(['calc', 'clamp', 'min', 'max', 'var']);

/**
 * Reads `12`, `'12'`, `'12px'` and the builder's `{ size: 12, unit: 'px' }`, whose `size` may be empty.
 */
export function readLength(
  value: unknown,
  field: LengthField,
): Length | string | typeof JUNK | typeof NOTHING {
  if (typeof value === 'object') return readSize(value, field);
  if (typeof value !== 'string') return lengthOf(value, '', field);
  const text = value.trim();
  const unit = /(?:%|(?<![a-z])[a-z]+)$/i.exec(text.slice(-8))?.[0] ?? '';
  const length = lengthOf(text.slice(0, text.length - unit.length), unit, field);
  if (length !== JUNK || !field.expressions) return length;
  return isExpression(text, FUNCTIONS) && isTaken('padding-top', text) ? text : JUNK;
}

/** Returns a length as CSS text; undefined stays undefined. */
export function cssLength(length: Length | string): string;
export function cssLength(length: Length | string | undefined): string | undefined;
export function cssLength(length: Length | string | undefined): string | undefined {
  return typeof length === 'object' ? `${length.value}${length.unit}` : length;
}

function readSize(
  value: object | null,
  field: LengthField,
): Length | string | typeof JUNK | typeof NOTHING {
  if (value === null) return JUNK;
  // `{ value, unit }` is the parsed form, as in a default.
  const own = new Map<string, unknown>(Object.entries(value));
  const size = own.has('size') ? own.get('size') : own.get('value');
  if (size === '' || size === null) return NOTHING;
  const unit = own.get('unit');
  // The whole text with its units, as the page builder saves it.
  if (unit === 'custom' && field.expressions)
    return typeof size === 'object' ? JUNK : readLength(size, field);
  return lengthOf(size, typeof unit === 'string' ? unit : '', field);
}

function lengthOf(
  size: unknown,
  unit: string,
  { units = LENGTH_UNITS, min }: LengthField,
): Length | typeof JUNK {
  const value = numberOf(size);
  const known = unit === '' ? units[0] : units.find((one) => one === unit.toLowerCase());
  if (value === undefined || known === undefined) return JUNK;
  return min !== undefined && value < min ? JUNK : { value, unit: known };
}
