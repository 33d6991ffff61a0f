import { missingItems } from './due';
import { everything, type Filter } from './filter';
import { labelledItems } from './labelled';
import type { ListOptions } from './list';
import type { Loaded } from './loaded';
import { readTerms, type Taxonomy, type Term } from './terms';

/** The site's selection for a list; constant for its whole life. */
export type ListChoice = Pick<
  ListOptions,
  | 'itemsPerPage'
  | 'categoryIds'
  | 'otherCategoryIds'
  | 'tagIds'
  | 'categoryLabels'
  | 'otherCategoryLabels'
  | 'withCategories'
  | 'withOtherCategories'
  | 'categories'
  | 'otherCategories'
  | 'filter'
  | 'initialCount'
>;

/** The loaded terms of a taxonomy. */
export interface KnownTerms {
  readonly entries: readonly Term[];
  /** `pending`: a request is in progress or due. `failed`: the remaining terms could not be loaded. */
  readonly status: 'pending' | 'complete' | 'failed';
}

/** The complete state of a list. */
export interface ListModel {
  readonly choice: ListChoice;
  readonly filter: Filter;
  /** Number of items requested by the visitor. */
  readonly wanted: number;
  /** Undefined until the filter's first page is loaded. */
  readonly loaded: Loaded | undefined;
  /** True while the loaded items come from the cache and are refreshed. */
  readonly stale: boolean;
  /** The last request for items failed. */
  readonly failed: boolean;
  readonly terms: Readonly<Record<Taxonomy, KnownTerms>>;
}

/** The cached state of an earlier filter. */
export type Remembered = Pick<ListModel, 'loaded' | 'wanted'>;

/** The actions of {@link reduceList}. */
export type ListAction =
  | { type: 'choose'; filter: Filter; remembered: Remembered | undefined }
  | { type: 'want-more'; pages: number }
  | { type: 'loaded'; loaded: Loaded }
  | { type: 'failed' }
  | { type: 'terms'; taxonomy: Taxonomy; terms: KnownTerms }
  | { type: 'retry' };

/** The initial state of a list. */
export function initialModel(choice: ListChoice): ListModel {
  const { itemsPerPage, initialCount = 0, filter = everything } = choice;
  return {
    choice,
    filter,
    wanted: Math.max(itemsPerPage, initialCount),
    loaded: undefined,
    stale: false,
    failed: false,
    terms: {
      categories: printedTerms(choice.categories),
      otherCategories: printedTerms(choice.otherCategories),
    },
  };
}

/** Returns the state after `action`; the same object if nothing changes. */
export function reduceList(model: ListModel, action: ListAction): ListModel {
  switch (action.type) {
    case 'choose': {
      const { loaded, wanted = model.choice.itemsPerPage } = action.remembered ?? {};
      return {
        ...model,
        filter: action.filter,
        loaded,
        wanted,
        stale: loaded !== undefined,
        failed: false,
      };
    }
    case 'want-more':
      return wantMore(model, action.pages);
    case 'loaded':
      return covers(model, action.loaded)
        ? { ...model, loaded: action.loaded, stale: false }
        : model;
    case 'failed':
      return { ...model, failed: true };
    case 'terms':
      return { ...model, terms: { ...model.terms, [action.taxonomy]: action.terms } };
    case 'retry':
      return { ...model, failed: false, terms: withoutFailures(model.terms) };
  }
}

// While requested items are missing, requests no further ones, but repeats a failed request.
function wantMore(model: ListModel, pages: number): ListModel {
  if (!model.loaded) return model;
  if (missingItems(model) > 0) return { ...model, failed: false };
  if (model.loaded.ended && labelledItems(model, model.loaded).length <= model.wanted) return model;
  return { ...model, wanted: model.wanted + pages * model.choice.itemsPerPage, failed: false };
}

// Cached items stay until as many fresh ones are loaded, so that the list does not shrink.
function covers(model: ListModel, fresh: Loaded): boolean {
  if (!model.stale || !model.loaded || fresh.ended) return true;
  const seen = Math.min(model.wanted, labelledItems(model, model.loaded).length);
  return labelledItems(model, fresh).length >= seen;
}

function printedTerms(entries: readonly unknown[] | undefined): KnownTerms {
  return entries
    ? { entries: readTerms(entries), status: 'complete' }
    : { entries: [], status: 'pending' };
}

// After a failure, the loaded terms stay while the missing ones are requested again.
function withoutFailures(terms: ListModel['terms']): ListModel['terms'] {
  const again = (known: KnownTerms): KnownTerms =>
    known.status === 'failed' ? { ...known, status: 'pending' } : known;
  return { categories: again(terms.categories), otherCategories: again(terms.otherCategories) };
}
