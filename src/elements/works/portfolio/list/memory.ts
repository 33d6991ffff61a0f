import type { Filter } from './filter';

/** A cache of the loaded lists of earlier filters. */
export interface FilterMemory<T> {
  recall(filter: Filter): T | undefined;
  keep(filter: Filter, value: T): void;
}

/** Creates a cache for `limit` filters that evicts the oldest entry first. */
export function filterMemory<T>(limit = 50): FilterMemory<T> {
  const cache = new Map<string, T>();
  return {
    recall: (filter) => cache.get(keyOf(filter)),
    keep(filter, value) {
      const key = keyOf(filter);
      cache.delete(key);
      cache.set(key, value);
      const [oldest] = cache.keys();
      if (cache.size > limit && oldest !== undefined) cache.delete(oldest);
    },
  };
}

function keyOf({ category, otherCategory }: Filter): string {
  return `${category}/${otherCategory}`;
}
