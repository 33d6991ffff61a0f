import type { PortfolioItem } from '../item';
import { missingItems } from './due';
import type { Filter } from './filter';
import { labelIds, labelledItems, labelState, neededTaxonomies } from './labelled';
import type { Loaded } from './loaded';
import type { ListModel } from './model';
import { offeredTerms, type Term } from './terms';

/** A snapshot of the list, as it is rendered. */
export interface ListState {
  /**
   * `loading`: no item of the filter is loaded yet. `more`: a further page is loading. `failed`: the last
   * request failed; items loaded before it remain.
   */
  readonly status: 'loading' | 'more' | 'ready' | 'failed';
  /** The loaded items of the filter, in the server's order. */
  readonly items: readonly PortfolioItem[];
  /** Number of items that the server has for the filter; at least the number of loaded ones. */
  readonly total: number;
  /** True while `loadMore()` would add items. */
  readonly hasMore: boolean;
  readonly filter: Filter;
  /** Categories with at least one item; empty until they are loaded. */
  readonly categories: readonly Term[];
  readonly otherCategories: readonly Term[];
  /** True while categories for the header or the labels are loading. */
  readonly awaitsTerms: boolean;
  /** True if categories for the header or the labels could not be loaded; `retry()` requests them again. */
  readonly lacksTerms: boolean;
}

/** The snapshot of a model. Arrays with unchanged contents are reused from `before`, so that React skips them. */
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
    awaitsTerms: needed.includes('pending'),
    lacksTerms: needed.includes('failed'),
  };
}

// A complete list is `ready`, even if its refresh failed or the header's categories are missing.
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
