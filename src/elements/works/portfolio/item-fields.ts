const EMPTY: Readonly<Record<string, unknown>> = {};
const NONE: readonly number[] = [];

/** A JSON object of the server; empty for everything else, so that a wrong field reads as a missing one. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : EMPTY;
}

/** Text of the server, trimmed; '' for what is no text. */
export function text(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** A whole number from 0 on, also where it is printed as text; undefined for everything else. */
export function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return Number.isSafeInteger(number) && (number as number) >= 0 ? (number as number) : undefined;
}

/** Term ids; what is no id is left out. */
export function ids(value: unknown): readonly number[] {
  if (!Array.isArray(value)) return NONE;
  // Nearly always they are fine, and thousands of items need no second array each.
  if (value.every((id) => Number.isSafeInteger(id) && id >= 0)) return value;
  return value.map(wholeNumber).filter((id) => id !== undefined);
}
