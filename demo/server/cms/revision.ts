import { createHash } from 'node:crypto';

/**
 * A hash of an item's content. Undoing a change restores the previous hash. The id and the times of the
 * item are not hashed.
 */
export function revisionOf(kept: object): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(kept)))
    .digest('hex')
    .slice(0, 32);
}

const unrelated: ReadonlySet<string> = new Set(['id', 'created', 'edited']);

/** A copy with sorted keys, so that their order does not count. */
function sorted(value: unknown, isOutermost = true): unknown {
  if (Array.isArray(value)) return value.map((one) => sorted(one, false));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, one]) => one !== undefined && !(isOutermost && unrelated.has(key)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, sorted(one, false)] as const);
  return entries;
}
