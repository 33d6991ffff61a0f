import type { PortfolioItem } from './item';
import { idsOfLabels, isLabelled } from './labels';
import type { Filter, ListOptions, ListState, Term } from './list';
import type { Loaded } from './list-loaded';
import type { TermQuery } from './list-source';
import { offeredTerms, type Taxonomy } from './terms';

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
  | 'filter'
  | 'initialCount'
>;

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
  readonly terms: Readonly<Record<Taxonomy, readonly Term[] | 'failed' | undefined>>;
}

/** What is remembered of a filter that the visitor leaves. */
export type Remembered = Pick<ListModel, 'loaded' | 'wanted'>;

/** What can happen to a list. */
export type ListAction =
  | { type: 'choose'; filter: Filter; remembered: Remembered | undefined }
  | { type: 'want-more' }
  | { type: 'loaded'; loaded: Loaded }
  /** A call has ended well. */
  | { type: 'settled' }
  | { type: 'failed' }
  | { type: 'terms'; taxonomy: Taxonomy; terms: readonly Term[] | 'failed' }
  | { type: 'retry' };

/** The list before anything has come. */
export function initialModel(choice: ListChoice): ListModel {
  const {
    itemsPerPage,
    initialCount = 0,
    filter = { category: null, otherCategory: null },
  } = choice;
  return {
    choice,
    filter,
    wanted: Math.max(itemsPerPage, initialCount),
    loaded: undefined,
    stale: false,
    failed: false,
    terms: { categories: undefined, otherCategories: undefined },
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
      return wantMore(model);
    case 'loaded':
      return covers(model, action.loaded)
        ? { ...model, loaded: action.loaded, stale: false }
        : model;
    case 'settled':
      return model;
    case 'failed':
      return { ...model, failed: true };
    case 'terms':
      return { ...model, terms: { ...model.terms, [action.taxonomy]: action.terms } };
    case 'retry':
      return { ...model, failed: false, terms: withoutFailures(model.terms) };
  }
}

/** The taxonomies whose terms the header shows or the labels need. */
export function neededTaxonomies(choice: ListChoice): Taxonomy[] {
  const labelled = labelledTaxonomies(choice);
  const needed: Record<Taxonomy, boolean> = {
    categories: choice.withCategories || labelled.includes('categories'),
    otherCategories: choice.withOtherCategories || labelled.includes('otherCategories'),
  };
  return (['categories', 'otherCategories'] as const).filter((taxonomy) => needed[taxonomy]);
}

/** The ids of the configured labels; undefined where none is configured. */
export function labelIds({
  choice,
  terms,
}: ListModel): Record<Taxonomy, ReadonlySet<number> | undefined> {
  return {
    categories: idsOfLabels(choice.categoryLabels, known(terms.categories)),
    otherCategories: idsOfLabels(choice.otherCategoryLabels, known(terms.otherCategories)),
  };
}

/** How many items of `loaded` are still missing from what the visitor has asked for. */
export function missingItems(model: ListModel, loaded: Loaded | undefined = model.loaded): number {
  if (!loaded) return model.wanted;
  return loaded.ended ? 0 : Math.max(0, model.wanted - labelledItems(model, loaded).length);
}

/** True when a call for items is due. */
export function isCallDue(model: ListModel): boolean {
  return !model.failed && labelsWait(model) === 'no' && (model.stale || missingItems(model) > 0);
}

/**
 * Which terms the items of the filter must have: what the visitor has chosen takes the place of what
 * the site has, within a taxonomy; undefined where no item can match.
 */
export function termQuery(model: ListModel): TermQuery | undefined {
  const { choice, filter } = model;
  const labelled = labelIds(model);
  if (labelled.categories?.size === 0 || labelled.otherCategories?.size === 0) return undefined;
  return {
    categories: queried(filter.category, choice.categoryIds, labelled.categories),
    otherCategories: queried(
      filter.otherCategory,
      choice.otherCategoryIds,
      labelled.otherCategories,
    ),
    tags: choice.tagIds,
  };
}

function queried(
  chosen: number | null,
  ids: readonly number[],
  labelled: ReadonlySet<number> | undefined,
): readonly number[] {
  if (chosen !== null) return [chosen];
  return ids.length > 0 ? ids : [...(labelled ?? [])];
}

/** What is seen of the list; arrays that have not changed since `before` are the same ones. */
export function listState(model: ListModel, before?: ListState): ListState {
  const { loaded, wanted, filter, choice, terms } = model;
  const matching = loaded ? labelledItems(model, loaded) : [];
  const items = matching.slice(0, wanted);
  const labelled = labelIds(model);
  return {
    status: statusOf(model, items.length),
    items: same(before?.items, items),
    total: totalOf(loaded, matching.length),
    hasMore: matching.length > wanted || loaded?.ended === false,
    filter,
    categories: same(
      before?.categories,
      choice.withCategories
        ? offeredTerms(known(terms.categories), choice.categoryIds, labelled.categories)
        : [],
    ),
    otherCategories: same(
      before?.otherCategories,
      choice.withOtherCategories
        ? offeredTerms(
            known(terms.otherCategories),
            choice.otherCategoryIds,
            labelled.otherCategories,
          )
        : [],
    ),
  };
}

function statusOf(model: ListModel, shown: number): ListState['status'] {
  const { failed, terms } = model;
  if (missingItems(model) > 0 && !failed && labelsWait(model) !== 'for ever') {
    return shown > 0 ? 'more' : 'loading';
  }
  return failed || Object.values(terms).includes('failed') ? 'failed' : 'ready';
}

function totalOf(loaded: Loaded | undefined, shown: number): number {
  return loaded && !loaded.ended ? Math.max(loaded.total ?? 0, shown) : shown;
}

// Until what was asked for is here, asking again adds nothing; after a failure it is asked for anew.
function wantMore(model: ListModel): ListModel {
  if (!model.loaded) return model;
  if (missingItems(model) > 0) return { ...model, failed: false };
  if (model.loaded.ended && labelledItems(model, model.loaded).length <= model.wanted) return model;
  return { ...model, wanted: model.wanted + model.choice.itemsPerPage, failed: false };
}

// What is remembered stays until as much of it is fresh, so that nothing jumps.
function covers(model: ListModel, fresh: Loaded): boolean {
  if (!model.stale || !model.loaded || fresh.ended) return true;
  const seen = Math.min(model.wanted, labelledItems(model, model.loaded).length);
  return labelledItems(model, fresh).length >= seen;
}

function labelledItems(model: ListModel, { items }: Loaded): readonly PortfolioItem[] {
  if (labelledTaxonomies(model.choice).length === 0) return items;
  const { categories, otherCategories } = labelIds(model);
  return items.filter(
    (item) =>
      isLabelled(item.categories, categories) && isLabelled(item.otherCategories, otherCategories),
  );
}

// Which items a label stands for is known only with the terms.
function labelsWait({ choice, terms }: ListModel): 'no' | 'a while' | 'for ever' {
  const needed = labelledTaxonomies(choice).map((taxonomy) => terms[taxonomy]);
  if (needed.includes('failed')) return 'for ever';
  return needed.includes(undefined) ? 'a while' : 'no';
}

function labelledTaxonomies({ categoryLabels, otherCategoryLabels }: ListChoice): Taxonomy[] {
  const labels = { categories: categoryLabels, otherCategories: otherCategoryLabels };
  return (['categories', 'otherCategories'] as const).filter((taxonomy) =>
    labels[taxonomy].some((label) => label.trim() !== ''),
  );
}

function withoutFailures(terms: ListModel['terms']): ListModel['terms'] {
  const kept = (value: ListModel['terms'][Taxonomy]) => (value === 'failed' ? undefined : value);
  return { categories: kept(terms.categories), otherCategories: kept(terms.otherCategories) };
}

function known(terms: ListModel['terms'][Taxonomy]): readonly Term[] {
  return Array.isArray(terms) ? terms : [];
}

function same<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  const isSame = before?.length === now.length && now.every((value, at) => value === before[at]);
  return isSame ? before : now;
}
