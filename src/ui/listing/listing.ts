import type { ApiError, ApiResult } from '../../api/client';
import { PAGE_LIMIT } from '../../api/libraries/listing';
import { Listeners } from '../../core/state/listeners';
import {
  knownRows,
  mapRows,
  missingPages,
  noRows,
  type Page,
  type Range,
  type Rows,
  runsOf,
  stale,
  withPages,
} from './rows';

/** The range of a page, and a signal that aborts its request. */
export interface PageCall {
  readonly offset: number;
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** Fetches a page. Throws only the signal's reason, when aborted. */
export type LoadPage<T, Query> = (query: Query, call: PageCall) => Promise<ApiResult<Page<T>>>;

/** The state of a listing. */
export interface ListingState<T, Query> {
  /** The query that the rows match. */
  readonly query: Query;
  readonly rows: Rows<T>;
  /** True after a new query. Until its first page has loaded, the rows of the previous query are shown. */
  readonly isChanging: boolean;
  /** Why visible rows could not be fetched. Call `retry` to continue. */
  readonly error?: ApiError | undefined;
}

const PAGE_SIZE = 50;
/** The maximum of parallel requests. A fling passes many pages; the pages at which it stops load first. */
const MAX_REQUESTS = 2;

/**
 * A list on a server, fetched by pages when its rows scroll into view. A page has at most one pending request.
 * Pages that scroll out of view before their request starts are not fetched.
 */
export class Listing<T, Query> {
  readonly #load: LoadPage<T, Query>;
  readonly #pageSize: number;
  readonly #listeners = new Listeners();
  readonly #pending = new Map<number, Promise<void>>();
  #state: ListingState<T, Query>;
  #requested: Query;
  #inView: Range = { first: 0, last: 0 };
  /** Aborted when the pending responses would be stale. */
  #life = new AbortController();

  constructor(query: Query, load: LoadPage<T, Query>, pageSize = PAGE_SIZE) {
    this.#load = load;
    this.#pageSize = pageSize;
    this.#requested = query;
    this.#state = { query, rows: noRows(pageSize), isChanging: false };
  }

  readonly subscribe: Listeners['add'] = this.#listeners.add;

  readonly snapshot = (): ListingState<T, Query> => this.#state;

  /** Shows the rows of another query, from the first page. */
  open(query: Query): void {
    this.#requested = query;
    this.#inView = { first: 0, last: 0 };
    this.#restart({ isChanging: true });
  }

  /** Fetches the missing pages of the visible rows. */
  show(range: Range): void {
    this.#inView = range;
    this.#fetchNext();
  }

  /** Marks all rows as stale after a change; they are fetched again when visible. Does nothing before `open`. */
  refresh(): void {
    // A pending response, even the first, may be older than the change.
    if (this.#state.rows.total === undefined && this.#pending.size === 0) return;
    this.#restart({ rows: stale(this.#state.rows) });
  }

  /** Continues after an error. */
  retry(): void {
    this.#set({ error: undefined });
    this.#fetchNext();
  }

  /** Changes the loaded rows, for example after a template was renamed. */
  change(change: (row: T) => T): void {
    this.#set({ rows: mapRows(this.#state.rows, change) });
  }

  /** Aborts all requests. Further calls start new ones. */
  end(): void {
    this.#life.abort();
    this.#pending.clear();
  }

  /**
   * Returns all rows of a range. Fetches the missing ones.
   *
   * @returns undefined if the query changed in the meantime, or a page could not be fetched
   */
  async rowsBetween(range: Range): Promise<readonly T[] | undefined> {
    const { signal } = this.#alive();
    for (;;) {
      const { rows, isChanging, error } = this.#state;
      if (signal.aborted || isChanging || error) return undefined;
      const missing = missingPages(rows, range);
      if (missing.length === 0) return knownRows(rows, range);
      // Visible rows have priority: their requests start as soon as another one ends.
      const most = Math.max(1, Math.floor(PAGE_LIMIT / this.#pageSize));
      for (const run of runsOf(this.#notPending(missing), most)) {
        if (this.#requestCount() < MAX_REQUESTS) this.#fetch(run);
      }
      await Promise.race(this.#pending.values());
    }
  }

  #restart(change: Partial<ListingState<T, Query>>): void {
    this.end();
    this.#set({ ...change, error: undefined });
    this.#fetchNext();
  }

  #fetchNext(): void {
    const { isChanging, rows, error } = this.#state;
    if (error) return;
    const missing = isChanging ? [0] : missingPages(rows, this.#inView);
    for (const page of this.#notPending(missing)) {
      if (this.#requestCount() < MAX_REQUESTS) this.#fetch([page]);
    }
  }

  #notPending(pages: readonly number[]): readonly number[] {
    return pages.filter((page) => !this.#pending.has(page));
  }

  #requestCount(): number {
    return new Set(this.#pending.values()).size;
  }

  /** Fetches consecutive pages with one request. */
  #fetch(pages: readonly number[]): void {
    const fetching = this.#take(pages, this.#alive().signal);
    for (const page of pages) this.#pending.set(page, fetching);
  }

  async #take(pages: readonly number[], signal: AbortSignal): Promise<void> {
    const [first = 0] = pages;
    const offset = first * this.#pageSize;
    const limit = pages.length * this.#pageSize;
    try {
      const answer = await this.#load(this.#requested, { offset, limit, signal });
      if (signal.aborted) return;
      for (const page of pages) this.#pending.delete(page);
      if (answer.error) this.#set({ error: answer.error });
      else this.#keep(first, answer.value);
    } catch (cause) {
      if (!signal.aborted) throw cause;
      return;
    }
    this.#fetchNext();
  }

  #keep(first: number, value: Page<T>): void {
    const { isChanging, rows } = this.#state;
    const before = isChanging ? noRows<T>(this.#pageSize) : rows;
    this.#set({ query: this.#requested, rows: withPages(before, first, value), isChanging: false });
  }

  #alive(): AbortController {
    if (this.#life.signal.aborted) this.#life = new AbortController();
    return this.#life;
  }

  #set(change: Partial<ListingState<T, Query>>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.notify();
  }
}
