import { hash } from 'node:crypto';

/**
 * A hash of an item's content. Undoing a change restores the previous hash. The id and the times of the
 * item are not hashed.
 *
 * @param text a part of the content that is JSON already
 */
export function revisionOf(kept: object, text = ''): string {
  return hash('sha256', JSON.stringify(sorted(kept)) + text).slice(0, 32);
}

/** JSON whose keys are sorted, so that equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(withSortedKeys(value));
}

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(fields).sort();
  return Object.fromEntries(keys.map((key) => [key, withSortedKeys(fields[key])]));
}

const unrelated: ReadonlySet<string> = new Set(['id', 'created', 'edited']);

/** A copy with sorted keys, so that their order does not count. */
function sorted(value: unknown, isOutermost = true): unknown {
  if (Array.isArray(value)) return value.map((one) => sorted(one, false));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.keys(fields)
    .sort()
    .filter((key) => fields[key] !== undefined && !(isOutermost && unrelated.has(key)))
    .map((key) => [key, sorted(fields[key], false)]);
}
