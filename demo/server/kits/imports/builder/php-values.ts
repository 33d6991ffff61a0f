/** A record. PHP writes an empty one as `[]`, which is returned as an empty record. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return value as Readonly<Record<string, unknown>>;
}

/** The values of a list, or of a record: PHP writes a list with gaps as a record. */
export function listOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** A text; empty for anything else, such as PHP's `false`. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
