/** What the visitor has chosen in the header; null is 'all'. */
export interface Filter {
  readonly category: number | null;
  readonly otherCategory: number | null;
}

/** The filter that leaves nothing out. */
export const everything: Filter = { category: null, otherCategory: null };

/** True of two filters that choose the same. */
export function isSameFilter(one: Filter, other: Filter): boolean {
  return one.category === other.category && one.otherCategory === other.otherCategory;
}
