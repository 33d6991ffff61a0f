import { createHash } from 'node:crypto';

/**
 * Names a state of something that the site holds: the same as long as nobody has changed it, and again
 * when somebody has changed it back. Ids and times are no part of it.
 */
export function revisionOf(kept: object): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(kept)))
    .digest('hex')
    .slice(0, 32);
}

const unrelated: ReadonlySet<string> = new Set(['id', 'created', 'edited']);

/** The same by whichever order its keys were written in. */
function sorted(value: unknown, isOutermost = true): unknown {
  if (Array.isArray(value)) return value.map((one) => sorted(one, false));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, one]) => one !== undefined && !(isOutermost && unrelated.has(key)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, sorted(one, false)] as const);
  return entries;
}
