const EMPTY: Readonly<Record<string, unknown>> = {};
const NONE: readonly number[] = [];

/** A JSON object of the server; empty for other values, so that an invalid field is treated as missing. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : EMPTY;
}

/** Text of the server, trimmed; '' for values other than text and numbers. */
export function text(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** A whole number of at least 0, also printed as text; undefined for other values. */
export function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return Number.isSafeInteger(number) && (number as number) >= 0 ? (number as number) : undefined;
}

/** A list of term ids, without invalid entries. */
export function ids(value: unknown): readonly number[] {
  if (!Array.isArray(value)) return NONE;
  // Usually all ids are valid: returning the same array saves thousands of copies.
  if (value.every((id) => Number.isSafeInteger(id) && id >= 0)) return value;
  return value.map(wholeNumber).filter((id) => id !== undefined);
}
