import { missingItems } from './due';
import { everything, type Filter } from './filter';
import { labelledItems } from './labelled';
import type { ListOptions } from './list';
import type { Loaded } from './loaded';
import { readTerms, type Taxonomy, type Term } from './terms';

/** What a portfolio's site has chosen, the same for its whole life. */
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

/** The terms of a taxonomy, as far as they are here. */
export interface KnownTerms {
  readonly entries: readonly Term[];
  /** `coming`: the call is under way or due. `failed`: what is missing could not be loaded. */
  readonly status: 'coming' | 'whole' | 'failed';
}

/** A list with all that decides what is seen of it and what is fetched next. */
export interface ListModel {
  readonly choice: ListChoice;
  readonly filter: Filter;
  /** How many items the visitor has asked to see. */
  readonly wanted: number;
  /** Undefined until the filter's first page. */
  readonly loaded: Loaded | undefined;
  /** True while what is loaded comes from memory and is to be refreshed. */
  readonly stale: boolean;
  /** The last call for items has failed. */
  readonly failed: boolean;
  readonly terms: Readonly<Record<Taxonomy, KnownTerms>>;
}

/** What is remembered of a filter that the visitor leaves. */
export type Remembered = Pick<ListModel, 'loaded' | 'wanted'>;

/** What can happen to a list. */
export type ListAction =
  | { type: 'choose'; filter: Filter; remembered: Remembered | undefined }
  | { type: 'want-more'; pages: number }
  | { type: 'loaded'; loaded: Loaded }
  | { type: 'failed' }
  | { type: 'terms'; taxonomy: Taxonomy; terms: KnownTerms }
  | { type: 'retry' };

/** The list before anything has come. */
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

/** The list after `action`; the same object where nothing changes. */
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

// Until what was asked for is here, asking again adds nothing; after a failure it is asked for anew.
function wantMore(model: ListModel, pages: number): ListModel {
  if (!model.loaded) return model;
  if (missingItems(model) > 0) return { ...model, failed: false };
  if (model.loaded.ended && labelledItems(model, model.loaded).length <= model.wanted) return model;
  return { ...model, wanted: model.wanted + pages * model.choice.itemsPerPage, failed: false };
}

// What is remembered stays until as much of it is fresh, so that nothing jumps.
function covers(model: ListModel, fresh: Loaded): boolean {
  if (!model.stale || !model.loaded || fresh.ended) return true;
  const seen = Math.min(model.wanted, labelledItems(model, model.loaded).length);
  return labelledItems(model, fresh).length >= seen;
}

function printedTerms(entries: readonly unknown[] | undefined): KnownTerms {
  return entries
    ? { entries: readTerms(entries), status: 'whole' }
    : { entries: [], status: 'coming' };
}

// What has come of a failed list stays while the rest is asked for again.
function withoutFailures(terms: ListModel['terms']): ListModel['terms'] {
  const again = (known: KnownTerms): KnownTerms =>
    known.status === 'failed' ? { ...known, status: 'coming' } : known;
  return { categories: again(terms.categories), otherCategories: again(terms.otherCategories) };
}
