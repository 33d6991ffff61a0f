/** Returned by a reader for a value of another kind. */
export const JUNK: unique symbol = Symbol('junk');

/**
 * Returned by a reader if nothing is set; by the parser also for an invalid value, once it is recorded.
 */
export const NOTHING: unique symbol = Symbol('nothing');

/**
 * Returns an object's own entries; PHP prints an empty object as `[]`. Undefined for anything else.
 */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return value as Record<string, unknown>;
  return value.length === 0 ? {} : undefined;
}

/**
 * Returns a list's items; PHP prints a list with gaps as an object with numbers as keys. Undefined for
 * anything else.
 */
export function listOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const keys = Object.keys(value);
  return keys.every((key) => /^\d{1,15}$/.test(key)) ? Object.values(value) : undefined;
}

/** Returns a text, or the text of a number; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}
