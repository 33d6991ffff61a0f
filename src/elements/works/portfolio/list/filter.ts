/** The visitor's selection in the header; null means 'all'. */
export interface Filter {
  readonly category: number | null;
  readonly otherCategory: number | null;
}

/** The filter that matches all items. */
export const everything: Filter = { category: null, otherCategory: null };

/** True if two filters are equal. */
export function isSameFilter(one: Filter, other: Filter): boolean {
  return one.category === other.category && one.otherCategory === other.otherCategory;
}
