import { logError } from '../../core/dom/log';
import { FetchFailure, remedy } from './fetch-failure';
import { fetchPages } from './fetch-pages';
import type { PortfolioItem } from './item';
import { isCallDue, missingItems, termQuery } from './list-due';
import { neededTaxonomies } from './list-labels';
import { type Loaded, nothingLoaded, pagesWorth, wholeList, withPage } from './list-loaded';
import { initialModel, type ListAction, type Remembered, reduceList } from './list-model';
import { narrowed } from './list-narrowed';
import { listState } from './list-seen';
import { localSource, remoteSource, type TermQuery } from './list-source';
import { filterMemory } from './memory';
import { fetchedTerms, type Taxonomy } from './terms';

/** A category as the header shows it. */
export interface Term {
  readonly id: number;
  /** Text: entities are decoded. */
  readonly name: string;
  readonly count: number;
}

/** What the visitor has chosen in the header; null is 'all'. */
export interface Filter {
  readonly category: number | null;
  readonly otherCategory: number | null;
}

/** Everything about the list that can be seen. */
export interface ListState {
  /**
   * `loading`: nothing of this filter is here yet. `more`: a further page is under way. `failed`: the
   * last call failed; what is loaded is still there.
   */
  readonly status: 'loading' | 'more' | 'ready' | 'failed';
  /** The loaded items of the filter, in the server's order. */
  readonly items: readonly PortfolioItem[];
  /** How many the server has for this filter; the loaded ones at least. */
  readonly total: number;
  /** True while `loadMore()` would bring something. */
  readonly hasMore: boolean;
  readonly filter: Filter;
  /** Categories with at least one item; empty until they are here. */
  readonly categories: readonly Term[];
  readonly otherCategories: readonly Term[];
}

/** Where the items come from, and which. */
export interface ListOptions {
  /** The address of the items, with or without a query of its own. */
  readonly apiUrl: string;
  /** The items themselves: then nothing is fetched. */
  readonly items?: readonly unknown[] | undefined;
  readonly itemsPerPage: number;
  readonly categoryIds: readonly number[];
  readonly otherCategoryIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly categoryLabels: readonly string[];
  readonly otherCategoryLabels: readonly string[];
  /** Which category lists the header needs; the others are not fetched. */
  readonly withCategories: boolean;
  readonly withOtherCategories: boolean;
  /** What to begin with; default: all. */
  readonly filter?: Filter | undefined;
  /** How many items to load at once at the start, where a visitor comes back to a longer list. */
  readonly initialCount?: number | undefined;
  /** Named in the console beside what went wrong. */
  readonly element?: Element | undefined;
  /** Told of each failed call, after it was logged. */
  readonly onError?: ((error: Error) => void) | undefined;
}

/** The list of a portfolio, to be read by `useSyncExternalStore`; `portfolioList(options)` starts one. */
export interface PortfolioList {
  subscribe(changed: () => void): () => void;
  state(): ListState;
  choose(filter: Filter): void;
  loadMore(): void;
  /** Calls again what failed. */
  retry(): void;
  /** Ends all calls. */
  stop(): void;
}

/** Starts the list of a portfolio: its first items and the terms that it needs are fetched at once. */
export function portfolioList(options: ListOptions): PortfolioList {
  const local = options.items && localSource(options.items);
  const remote = remoteSource(options);
  const memory = filterMemory<Remembered>();
  const stopped = new AbortController();
  const listeners = new Set<() => void>();
  let model = initialModel(local ? withoutLabels(options) : options);
  let seen = listState(model);
  let call: AbortController | undefined;

  function act(action: ListAction): void {
    if (stopped.signal.aborted) return;
    model = reduceList(model, action);
    loadIfDue();
    publish();
  }

  function publish(): void {
    const now = listState(model, seen);
    if (isSameState(seen, now)) return;
    seen = now;
    for (const listener of listeners) listener();
  }

  function loadIfDue(): void {
    if (call || !isCallDue(model)) return;
    const query = termQuery(model);
    const whole = query ? local?.(query) : wholeList([]);
    if (whole) model = reduceList(model, { type: 'loaded', loaded: whole });
    else if (query) void load(query, (!model.stale && model.loaded) || nothingLoaded);
  }

  async function load(query: TermQuery, from: Loaded): Promise<void> {
    const own = new AbortController();
    call = own;
    const signal = AbortSignal.any([own.signal, stopped.signal]);
    let loaded = from;
    try {
      await fetchPages(
        from.pages + 1,
        (page) => remote.fetchPage(query, page, signal),
        (page) => {
          signal.throwIfAborted();
          loaded = withPage(loaded, page, remote.perPage);
          act({ type: 'loaded', loaded });
          return pagesWorth(loaded, missingItems(model, loaded), remote.perPage);
        },
      );
      if (!signal.aborted) settle();
    } catch (error) {
      if (signal.aborted) return;
      settle({ type: 'failed' });
      report(error, 'its items are not shown');
    } finally {
      // What is still under way behind the end or a failure is of no use.
      own.abort();
    }
  }

  function settle(action: ListAction = { type: 'settled' }): void {
    call = undefined;
    act(action);
  }

  async function loadTerms(taxonomy: Taxonomy): Promise<void> {
    try {
      const terms = await fetchedTerms(taxonomy, stopped.signal);
      act({ type: 'terms', taxonomy, terms });
    } catch (error) {
      if (stopped.signal.aborted) return;
      act({ type: 'terms', taxonomy, terms: 'failed' });
      report(error, 'the header lacks its categories');
    }
  }

  function report(error: unknown, effect: string): void {
    if (!(error instanceof FetchFailure)) throw error;
    const message = `<nh-portfolio>: ${error.message}, so ${effect}. ${remedy(error)}`;
    logError(message, ...(options.element ? [options.element] : []), error);
    options.onError?.(error);
  }

  function retry(): void {
    const failed = neededTaxonomies(model.choice).filter(
      (taxonomy) => model.terms[taxonomy] === 'failed',
    );
    act({ type: 'retry' });
    for (const taxonomy of failed) void loadTerms(taxonomy);
  }

  function choose(filter: Filter): void {
    if (isSameFilter(filter, model.filter)) return;
    if (model.loaded) memory.keep(model.filter, { loaded: model.loaded, wanted: model.wanted });
    call?.abort();
    call = undefined;
    act({ type: 'choose', filter, remembered: local ? undefined : remembered(filter) });
  }

  function remembered(filter: Filter): Remembered | undefined {
    const loaded = narrowed(filter, options, memory.recall);
    return memory.recall(filter) ?? (loaded && { loaded, wanted: options.itemsPerPage });
  }

  loadIfDue();
  seen = listState(model);
  if (!local) for (const taxonomy of neededTaxonomies(model.choice)) void loadTerms(taxonomy);

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    state: () => seen,
    choose,
    loadMore: () => act({ type: 'want-more' }),
    retry,
    stop: () => stopped.abort(),
  };
}

// Given items carry ids of terms, and nothing says what these are called.
function withoutLabels(options: ListOptions): ListOptions {
  return { ...options, categoryLabels: [], otherCategoryLabels: [] };
}

function isSameFilter(one: Filter, other: Filter): boolean {
  return one.category === other.category && one.otherCategory === other.otherCategory;
}

function isSameState(one: ListState, other: ListState): boolean {
  return (Object.keys(one) as (keyof ListState)[]).every((key) => one[key] === other[key]);
}
