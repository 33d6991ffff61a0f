import { everything, type Filter } from './filter';
import type { ListOptions } from './list';
import { type Loaded, wholeList } from './loaded';
import type { Remembered } from './model';
import { hasTerms } from './source';

/**
 * What a filter will bring, told from a wider one that is loaded to its end: it can be shown at once
 * and refreshed behind, as if it had been visited. Undefined where nobody can tell.
 */
export function narrowed(
  filter: Filter,
  { categoryIds, otherCategoryIds }: Pick<ListOptions, 'categoryIds' | 'otherCategoryIds'>,
  recall: (filter: Filter) => Remembered | undefined,
): Loaded | undefined {
  const { category, otherCategory } = filter;
  // Outside of what the site has chosen, 'all' does not hold what the filter does.
  if (!isWithin(category, categoryIds) || !isWithin(otherCategory, otherCategoryIds)) return;
  const wider = [everything, { ...everything, category }, { ...everything, otherCategory }];
  const whole = wider.map((one) => recall(one)?.loaded).find((loaded) => loaded?.ended);
  const items = whole?.items.filter((item) =>
    hasTerms(item, {
      categories: category === null ? [] : [category],
      otherCategories: otherCategory === null ? [] : [otherCategory],
      tags: [],
    }),
  );
  // None may also mean that the items do not tell their terms.
  return items && items.length > 0 ? wholeList(items) : undefined;
}

function isWithin(chosen: number | null, ids: readonly number[]): boolean {
  return chosen === null || ids.length === 0 || ids.includes(chosen);
}
