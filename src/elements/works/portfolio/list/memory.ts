import type { Filter } from './filter';

/** What was loaded of the filters that a visitor has seen. */
export interface FilterMemory<T> {
  recall(filter: Filter): T | undefined;
  keep(filter: Filter, value: T): void;
}

/** Remembers `limit` filters; the one that was kept longest ago is forgotten first. */
export function filterMemory<T>(limit = 50): FilterMemory<T> {
  const kept = new Map<string, T>();
  return {
    recall: (filter) => kept.get(nameOf(filter)),
    keep(filter, value) {
      const name = nameOf(filter);
      kept.delete(name);
      kept.set(name, value);
      const [oldest] = kept.keys();
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    },
  };
}

function nameOf({ category, otherCategory }: Filter): string {
  return `${category}/${otherCategory}`;
}
