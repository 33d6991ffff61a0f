import { LENGTH_UNITS } from '../../../core/settings/length';
import { textOf } from '../../../core/settings/reading';

/** A length as two texts. */
export interface Measure {
  readonly size: string;
  readonly unit: string;
}

/** The unit of CSS expressions, such as `calc(100% - 2rem)`. */
export const CUSTOM = 'custom';

/** Returns the units that a field offers. */
export function unitsOf(
  { units = LENGTH_UNITS }: { readonly units?: readonly string[] },
  hasExpressions: boolean,
): readonly string[] {
  return hasExpressions ? [...units, CUSTOM] : units;
}

/** Reads a saved or parsed length: `12`, `'12px'`, `{ size, unit }` or `{ value, unit }`. */
export function measureOf(value: unknown, units: readonly string[]): Measure {
  const standard = units[0] ?? 'px';
  if (typeof value === 'object' && value !== null) {
    const { size, value: parsed = size, unit } = value as Readonly<Record<string, unknown>>;
    const known = typeof unit === 'string' && unit !== '' ? unit : standard;
    return { size: textOf(parsed) ?? '', unit: known };
  }
  const text = (textOf(value) ?? '').trim();
  const [, size = '', unit = ''] = /^([-+]?[\d.]+)\s*([a-z%]*)$/i.exec(text) ?? [];
  if (size !== '') return { size, unit: unit || standard };
  return text === '' ? { size: '', unit: standard } : { size: text, unit: CUSTOM };
}

/** Returns the saved form of a length with the other keys of the former one; undefined for an empty length. */
export function savedMeasure({ size, unit }: Measure, former: unknown): object | undefined {
  const text = size.trim();
  if (text === '') return undefined;
  const number = Number(text);
  const kept = typeof former === 'object' && former !== null && 'size' in former ? former : {};
  const isText = unit === CUSTOM || !Number.isFinite(number);
  return { ...kept, unit, size: isText ? text : number };
}
