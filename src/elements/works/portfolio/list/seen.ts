import { missingItems } from './due';
import { labelIds, labelledItems, labelState, neededTaxonomies } from './labelled';
import type { ListState } from './list';
import type { Loaded } from './loaded';
import type { ListModel } from './model';
import { offeredTerms } from './terms';

/** What is seen of the list; arrays that have not changed since `before` are the same ones. */
export function listState(model: ListModel, before?: ListState): ListState {
  const { loaded, wanted, filter, choice, terms } = model;
  const matching = loaded ? labelledItems(model, loaded) : [];
  const items = matching.slice(0, wanted);
  const labelled = labelIds(model);
  const needed = neededTaxonomies(choice).map((taxonomy) => terms[taxonomy].status);
  return {
    status: statusOf(model, items.length),
    items: same(before?.items, items),
    total: totalOf(loaded, matching.length),
    hasMore: matching.length > wanted || loaded?.ended === false,
    filter,
    categories: same(
      before?.categories,
      choice.withCategories
        ? offeredTerms(terms.categories.entries, choice.categoryIds, labelled.categories)
        : [],
    ),
    otherCategories: same(
      before?.otherCategories,
      choice.withOtherCategories
        ? offeredTerms(
            terms.otherCategories.entries,
            choice.otherCategoryIds,
            labelled.otherCategories,
          )
        : [],
    ),
    awaitsTerms: needed.includes('coming'),
    lacksTerms: needed.includes('failed'),
  };
}

// Nothing is missing of a list that only could not be refreshed, or has no categories for the header.
function statusOf(model: ListModel, shown: number): ListState['status'] {
  if (missingItems(model) === 0) return 'ready';
  if (model.failed || labelState(model) === 'failed') return 'failed';
  return shown > 0 ? 'more' : 'loading';
}

function totalOf(loaded: Loaded | undefined, shown: number): number {
  return loaded && !loaded.ended ? Math.max(loaded.total ?? 0, shown) : shown;
}

function same<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  const isSame = before?.length === now.length && now.every((value, at) => value === before[at]);
  return isSame ? before : now;
}
