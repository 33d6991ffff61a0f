import { everything, type Filter } from './filter';
import type { ListOptions } from './list';
import { type Loaded, wholeList } from './loaded';
import type { Remembered } from './model';
import { hasTerms } from './source';

/**
 * The expected items of a filter, derived from a wider filter that is completely loaded. Like cached
 * items, the result is shown immediately and refreshed. Undefined if no wider filter is loaded.
 */
export function narrowed(
  filter: Filter,
  { categoryIds, otherCategoryIds }: Pick<ListOptions, 'categoryIds' | 'otherCategoryIds'>,
  recall: (filter: Filter) => Remembered | undefined,
): Loaded | undefined {
  const { category, otherCategory } = filter;
  // If the site's selection excludes the category, the wider list does not contain its items.
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
  // Without a match, the items may simply lack their terms.
  return items && items.length > 0 ? wholeList(items) : undefined;
}

function isWithin(chosen: number | null, ids: readonly number[]): boolean {
  return chosen === null || ids.length === 0 || ids.includes(chosen);
}
