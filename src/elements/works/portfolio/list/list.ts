import { logError } from '../../../../core/dom/log';
import type { PortfolioItem } from '../item';
import { isCallDue, missingItems, termQuery } from './due';
import { FetchFailure, remedy } from './fetch-failure';
import { fetchPages } from './fetch-pages';
import { type Filter, isSameFilter } from './filter';
import { labelState, neededTaxonomies } from './labelled';
import { type Loaded, nothingLoaded, pagesWorth, wholeList, withPages } from './loaded';
import { filterMemory } from './memory';
import {
  initialModel,
  type KnownTerms,
  type ListAction,
  type Remembered,
  reduceList,
} from './model';
import { narrowed } from './narrowed';
import { listState } from './seen';
import {
  itemsPerCall,
  type LocalSource,
  localSource,
  remoteSource,
  type TermQuery,
} from './source';
import { fetchTerms, type Taxonomy, type Term } from './terms';

/** Everything about the list that can be seen. */
export interface ListState {
  /**
   * `loading`: nothing of this filter is here yet. `more`: a further page is under way. `failed`: what
   * was asked for could not be loaded; what is loaded is still there.
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
  /** True while categories that are needed are under way. */
  readonly awaitsTerms: boolean;
  /** True where categories that are needed could not be loaded; `retry()` asks for them again. */
  readonly lacksTerms: boolean;
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
  /** The categories themselves, in the REST API's shape: then they are not fetched. */
  readonly categories?: readonly unknown[] | undefined;
  readonly otherCategories?: readonly unknown[] | undefined;
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
  /** Asks for so many more pages, of as many items as the settings say; default 1. */
  loadMore(pages?: number): void;
  /** Calls again what failed. */
  retry(): void;
  /** What a list of other options is to begin with, to go on where this one is. */
  place(): Pick<ListOptions, 'filter' | 'initialCount'>;
  /** Begins to fetch what is due: the first items, and the terms that are needed. */
  start(): void;
  /** Ends all calls, until it is started again. */
  stop(): void;
}

/**
 * The list of a portfolio. Given items are there at once, thousands of them soon after `start()`; nothing
 * is fetched before.
 */
export function portfolioList(options: ListOptions): PortfolioList {
  const local = options.items && localSource(options.items);
  const fetchPage = remoteSource(options.apiUrl);
  const memory = filterMemory<Remembered>();
  const listeners = new Set<() => void>();
  let model = initialModel(local ? withoutUnknownTerms(options) : options);
  let seen = listState(model);
  /** From start to stop. */
  let life: AbortController | undefined;
  let call: AbortController | undefined;

  function act(action: ListAction): void {
    model = reduceList(model, action);
    resume();
  }

  function resume(): void {
    loadIfDue();
    const now = listState(model, seen);
    if (isSameState(seen, now)) return;
    seen = now;
    for (const listener of listeners) listener();
  }

  function loadIfDue(): void {
    if (call || local?.isRead === false || !isCallDue(model)) return;
    const query = termQuery(model);
    const whole = query ? local?.list(query) : wholeList([]);
    if (whole) model = reduceList(model, { type: 'loaded', loaded: whole });
    else if (query && life) void load(query, (!model.stale && model.loaded) || nothingLoaded);
  }

  async function load(query: TermQuery, from: Loaded): Promise<void> {
    const own = new AbortController();
    call = own;
    const { signal } = own;
    const perPage = itemsPerCall(options.itemsPerPage, from.taken, missingItems(model, from));
    let loaded = from;
    try {
      await fetchPages(
        from.taken / perPage + 1,
        (page) => fetchPage({ ...query, page, perPage }, signal),
        (page) => {
          signal.throwIfAborted();
          loaded = withPages(loaded, page, perPage);
          act({ type: 'loaded', loaded });
          return pagesWorth(loaded, missingItems(model, loaded), perPage);
        },
      );
      if (signal.aborted) return;
      call = undefined;
      resume();
    } catch (error) {
      if (signal.aborted) return;
      call = undefined;
      act({ type: 'failed' });
      report(error, `${from.taken > 0 ? 'further' : 'its'} items are not shown`);
    } finally {
      // What is still under way behind the end or a failure is of no use.
      own.abort();
    }
  }

  // Reading and drawing thousands have a task each, so that the page answers in between.
  async function readGiven({ isRead, read }: LocalSource, { signal }: AbortController) {
    if (isRead) return;
    await nextTask();
    read();
    await nextTask();
    if (!signal.aborted) resume();
  }

  function endCall(): void {
    call?.abort();
    call = undefined;
  }

  function termsThatAre(status: KnownTerms['status']): Taxonomy[] {
    return neededTaxonomies(model.choice).filter(
      (taxonomy) => model.terms[taxonomy].status === status,
    );
  }

  async function loadTerms(taxonomy: Taxonomy): Promise<void> {
    if (!life) return;
    const { signal } = life;
    let { entries } = model.terms[taxonomy];
    try {
      await fetchTerms(taxonomy, signal, (known) => {
        entries = known;
      });
      if (!signal.aborted) act({ type: 'terms', taxonomy, terms: { entries, status: 'whole' } });
    } catch (error) {
      if (signal.aborted) return;
      act({ type: 'terms', taxonomy, terms: { entries, status: 'failed' } });
      const isWaited = labelState(model) === 'failed';
      report(error, isWaited ? 'its items are not shown' : 'the header lacks its categories');
    }
  }

  function report(error: unknown, effect: string): void {
    if (!(error instanceof FetchFailure)) throw error;
    const message = `<nh-portfolio>: ${error.message}, so ${effect}. ${remedy(error)}`;
    logError(message, ...(options.element ? [options.element] : []), error);
    options.onError?.(error);
  }

  function retry(): void {
    const failed = termsThatAre('failed');
    act({ type: 'retry' });
    for (const taxonomy of failed) void loadTerms(taxonomy);
  }

  function choose(filter: Filter): void {
    if (isSameFilter(filter, model.filter)) return;
    if (model.loaded) memory.keep(model.filter, { loaded: model.loaded, wanted: model.wanted });
    endCall();
    act({ type: 'choose', filter, remembered: local ? undefined : remembered(filter) });
  }

  function remembered(filter: Filter): Remembered | undefined {
    const recalled = memory.recall(filter);
    if (recalled) return recalled;
    const loaded = narrowed(filter, options, memory.recall);
    return loaded && { loaded, wanted: options.itemsPerPage };
  }

  loadIfDue();
  seen = listState(model);

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    state: () => seen,
    choose,
    loadMore: (pages = 1) => act({ type: 'want-more', pages }),
    retry,
    place: () => ({
      filter: model.filter,
      // Who has loaded no more than the first page is given the first page of the other options.
      initialCount: model.wanted > options.itemsPerPage ? model.wanted : undefined,
    }),
    start() {
      life = new AbortController();
      resume();
      if (local) void readGiven(local, life);
      for (const taxonomy of termsThatAre('coming')) void loadTerms(taxonomy);
    },
    stop() {
      life?.abort();
      life = undefined;
      endCall();
    },
  };
}

// Given items carry ids of terms, and only printed terms say what these are called.
function withoutUnknownTerms(options: ListOptions): ListOptions {
  const { categories, otherCategories } = options;
  return {
    ...options,
    ...(!categories && { withCategories: false, categoryLabels: [] }),
    ...(!otherCategories && { withOtherCategories: false, otherCategoryLabels: [] }),
  };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function isSameState(one: ListState, other: ListState): boolean {
  return (Object.keys(one) as (keyof ListState)[]).every((key) => one[key] === other[key]);
}
