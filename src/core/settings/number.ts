import type { NumberField } from './declaration';
import { JUNK } from './reading';

/**
 * Numbers as written in JSON and by people; excludes forms that `Number` accepts too, such as `''` and
 * `0x10`.
 */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Returns a finite number, also from text; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  const number =
    typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : (value as number);
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Reads a number within its field's bounds. */
export function readNumber(value: unknown, field: NumberField): number | typeof JUNK {
  const { min, above, max, step, capped } = field;
  const number = numberOf(value);
  if (number === undefined || (step === 1 && !Number.isInteger(number))) return JUNK;
  if (min !== undefined && number < min) return JUNK;
  if (above !== undefined && number <= above) return JUNK;
  if (max === undefined || number <= max) return number;
  return capped ? max : JUNK;
}
