import { logError, logWarning } from '../../../../core/dom/log';
import { nextTask } from '../../../../core/dom/next-task';
import { Listeners } from '../../../../core/state/listeners';
import { portfolioConfig } from '../config';
import { isCallDue, missingItems, termQuery } from './due';
import { FetchFailure, remedy } from './fetch-failure';
import { fetchPages } from './fetch-pages';
import { type Filter, isSameFilter } from './filter';
import { labelState, neededTaxonomies } from './labelled';
import { type ListState, listState } from './list-state';
import { type Loaded, nothingLoaded, pagesWorth, wholeList, withPages } from './loaded';
import { filterMemory } from './memory';
import {
  initialModel,
  type KnownTerms,
  type ListAction,
  type ListModel,
  type Remembered,
  reduceList,
} from './model';
import { narrowed } from './narrowed';
import { emptyFilter, uncounted, unknownKeys } from './silent-mistakes';
import {
  type FetchItems,
  itemsPerCall,
  type LocalSource,
  localSource,
  remoteSource,
  type TermQuery,
} from './source';
import { fetchTerms, type Taxonomy } from './terms';

/** The source and the selection of a portfolio's items. */
export interface ListOptions {
  /** The items' REST address, with or without a query. */
  readonly apiUrl: string;
  /** Items given by the page: no request is sent for items. */
  readonly items?: readonly unknown[] | undefined;
  readonly itemsPerPage: number;
  readonly categoryIds: readonly number[];
  readonly otherCategoryIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly categoryLabels: readonly string[];
  readonly otherCategoryLabels: readonly string[];
  /** The header shows the categories, so they are fetched. */
  readonly withCategories: boolean;
  /** The header shows the other categories, so they are fetched. */
  readonly withOtherCategories: boolean;
  /** Categories given by the page in the REST API's shape: no request is sent for them. */
  readonly categories?: readonly unknown[] | undefined;
  readonly otherCategories?: readonly unknown[] | undefined;
  /** The initial filter; default: all items. */
  readonly filter?: Filter | undefined;
  /** Number of items to load at the start, for a visitor who returns to a longer list. */
  readonly initialCount?: number | undefined;
  /** The element that console errors name. */
  readonly element?: Element | undefined;
  /** Called for each failed request, after it was logged. */
  readonly onError?: ((error: Error) => void) | undefined;
}

/**
 * The list of a portfolio, read through `useSyncExternalStore`.
 *
 * Up to 500 items given by the page are available at once; a longer list is parsed after `start()`.
 * Requests are sent only from `start()` to `stop()`.
 */
export class PortfolioList {
  readonly #options: ListOptions;
  readonly #local: LocalSource | undefined;
  readonly #fetchPage: FetchItems;
  readonly #memory = filterMemory<Remembered>();
  readonly #listeners = new Listeners();
  readonly #warnings = new Set<string>();
  #model: ListModel;
  #state: ListState;
  /** Defined from `start()` to `stop()`, which aborts it. */
  #connection: AbortController | undefined;
  /** The request for items in progress. */
  #call: AbortController | undefined;

  constructor(options: ListOptions) {
    this.#options = options;
    this.#local = options.items && localSource(options.items);
    this.#fetchPage = remoteSource(options.apiUrl);
    this.#model = initialModel(this.#local ? withoutUnknownTerms(options) : options);
    this.#loadIfDue();
    this.#state = listState(this.#model);
  }

  readonly subscribe: Listeners['add'] = this.#listeners.add;

  readonly state = (): ListState => this.#state;

  /** Shows the items of a filter. */
  choose(filter: Filter): void {
    const { loaded, wanted, filter: before } = this.#model;
    if (isSameFilter(filter, before)) return;
    if (loaded) this.#memory.keep(before, { loaded, wanted });
    this.#endCall();
    const remembered = this.#local ? undefined : this.#recalled(filter);
    this.#dispatch({ type: 'choose', filter, remembered });
  }

  /** Loads further pages of `itemsPerPage` items; default 1. */
  readonly loadMore = (pages = 1): void => this.#dispatch({ type: 'want-more', pages });

  /** Repeats the failed requests. */
  readonly retry = (): void => {
    const failed = this.#taxonomiesThatAre('failed');
    this.#dispatch({ type: 'retry' });
    for (const taxonomy of failed) void this.#loadTerms(taxonomy);
  };

  /** The options with which another list continues where this one is. */
  continuation(): Pick<ListOptions, 'filter' | 'initialCount'> {
    const { filter, wanted } = this.#model;
    // After a single page, the other list starts with its own page size.
    return { filter, initialCount: wanted > this.#options.itemsPerPage ? wanted : undefined };
  }

  /** Fetches the first items, and the terms that the header or the labels need. */
  start(): void {
    this.#connection = new AbortController();
    this.#warnOfGivenData();
    this.#update();
    if (this.#local?.isRead === false) void this.#readLocal(this.#local, this.#connection.signal);
    for (const taxonomy of this.#taxonomiesThatAre('pending')) void this.#loadTerms(taxonomy);
  }

  /** Ends all requests; `start()` begins again. */
  stop(): void {
    this.#connection?.abort();
    this.#connection = undefined;
    this.#endCall();
  }

  #dispatch(action: ListAction): void {
    this.#model = reduceList(this.#model, action);
    this.#update();
  }

  #update(): void {
    this.#loadIfDue();
    const next = listState(this.#model, this.#state);
    if (isSameState(this.#state, next)) return;
    this.#state = next;
    if (next.status === 'ready' && next.items.length === 0) this.#warnOfEmpty(this.#model.filter);
    this.#listeners.notify();
  }

  #loadIfDue(): void {
    const model = this.#model;
    if (this.#call || this.#local?.isRead === false || !isCallDue(model)) return;
    const query = termQuery(model);
    const whole = query ? this.#local?.list(query) : wholeList([]);
    if (whole) this.#model = reduceList(model, { type: 'loaded', loaded: whole });
    else if (query && this.#connection)
      void this.#load(query, (!model.stale && model.loaded) || nothingLoaded);
  }

  // Parsing, selecting and rendering thousands of items run in separate tasks, so that the page responds in
  // between.
  async #readLocal(local: LocalSource, signal: AbortSignal): Promise<void> {
    for (const step of [() => local.read(), () => this.#loadIfDue(), () => this.#update()]) {
      await nextTask();
      if (signal.aborted) return;
      step();
    }
  }

  async #load(query: TermQuery, from: Loaded): Promise<void> {
    const call = new AbortController();
    this.#call = call;
    const { signal } = call;
    try {
      await this.#loadPages(query, from, signal);
      if (signal.aborted) return;
      this.#call = undefined;
      this.#update();
    } catch (error) {
      if (signal.aborted) return;
      this.#call = undefined;
      this.#dispatch({ type: 'failed' });
      this.#report(error, `${from.taken > 0 ? 'further' : 'its'} items are not shown`);
    } finally {
      // Pages requested beyond the end, or after a failure, are not needed.
      call.abort();
    }
  }

  async #loadPages(query: TermQuery, from: Loaded, signal: AbortSignal): Promise<void> {
    const { itemsPerPage } = this.#options;
    const perPage = itemsPerCall(itemsPerPage, from.taken, missingItems(this.#model, from));
    let loaded = from;
    await fetchPages(
      from.taken / perPage + 1,
      (page) => this.#fetchPage({ ...query, page, perPage }, signal),
      (page) => {
        signal.throwIfAborted();
        loaded = withPages(loaded, page, perPage);
        this.#dispatch({ type: 'loaded', loaded });
        return pagesWorth(loaded, missingItems(this.#model, loaded), perPage);
      },
    );
  }

  #endCall(): void {
    this.#call?.abort();
    this.#call = undefined;
  }

  #taxonomiesThatAre(status: KnownTerms['status']): Taxonomy[] {
    const { choice, terms } = this.#model;
    return neededTaxonomies(choice).filter((taxonomy) => terms[taxonomy].status === status);
  }

  async #loadTerms(taxonomy: Taxonomy): Promise<void> {
    if (!this.#connection) return;
    const { signal } = this.#connection;
    let { entries } = this.#model.terms[taxonomy];
    try {
      await fetchTerms(taxonomy, signal, (known) => {
        entries = known;
      });
      if (signal.aborted) return;
      this.#dispatch({ type: 'terms', taxonomy, terms: { entries, status: 'complete' } });
    } catch (error) {
      if (signal.aborted) return;
      this.#dispatch({ type: 'terms', taxonomy, terms: { entries, status: 'failed' } });
      const itemsWait = labelState(this.#model) === 'failed';
      this.#report(
        error,
        itemsWait ? 'its items are not shown' : 'the header lacks its categories',
      );
    }
  }

  #warnOfGivenData(): void {
    const { items = [], withCategories, withOtherCategories } = this.#options;
    const { categories, otherCategories } = this.#options;
    const mistakes = [
      unknownKeys(items),
      withCategories && uncounted('categories', categories),
      withOtherCategories && uncounted('otherCategories', otherCategories),
    ];
    for (const mistake of mistakes) if (mistake) this.#warnOnce(mistake);
  }

  #warnOfEmpty(filter: Filter): void {
    const known = emptyFilter(filter, portfolioConfig().prefix);
    if (known) this.#warnOnce(known);
  }

  #warnOnce(text: string): void {
    if (this.#warnings.has(text)) return;
    this.#warnings.add(text);
    const { element } = this.#options;
    logWarning(`<nh-portfolio>: ${text}`, ...(element ? [element] : []));
  }

  #report(error: unknown, effect: string): void {
    if (!(error instanceof FetchFailure)) throw error;
    const { element, onError } = this.#options;
    const message = `<nh-portfolio>: ${error.message}, so ${effect}. ${remedy(error)}`;
    logError(message, ...(element ? [element] : []), error);
    onError?.(error);
  }

  #recalled(filter: Filter): Remembered | undefined {
    const { recall } = this.#memory;
    const remembered = recall(filter);
    if (remembered) return remembered;
    const loaded = narrowed(filter, this.#options, recall);
    return loaded && { loaded, wanted: this.#options.itemsPerPage };
  }
}

// Items given by the page have only term ids. Without given terms, the names are unknown.
function withoutUnknownTerms(options: ListOptions): ListOptions {
  const { categories, otherCategories } = options;
  return {
    ...options,
    ...(!categories && { withCategories: false, categoryLabels: [] }),
    ...(!otherCategories && { withOtherCategories: false, otherCategoryLabels: [] }),
  };
}

function isSameState(one: ListState, other: ListState): boolean {
  return (Object.keys(one) as (keyof ListState)[]).every((key) => one[key] === other[key]);
}
