/** What a reader answers for a value of another kind. */
export const JUNK: unique symbol = Symbol('junk');

/** What a reader answers where nothing is set; the parser also for junk, once it is noted. */
export const NOTHING: unique symbol = Symbol('nothing');

/** An object's own keys and values; PHP prints an empty one as `[]`. Undefined for anything else. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return value as Record<string, unknown>;
  return value.length === 0 ? {} : undefined;
}

/** A list's items; PHP prints a list with gaps as an object whose keys are numbers. Undefined for anything else. */
export function listOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const keys = Object.keys(value);
  return keys.every((key) => /^\d{1,15}$/.test(key)) ? Object.values(value) : undefined;
}

/** A text, or the text of a number; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}
