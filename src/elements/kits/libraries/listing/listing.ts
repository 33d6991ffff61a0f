import type { KitAnswer, KitError } from '../../rest';
import {
  knownRows,
  mapRows,
  missingPages,
  noRows,
  type Page,
  type Range,
  type Rows,
  stale,
  withPage,
} from './rows';

/** Which rows a page begins with, how many it has, and when nobody waits for it any more. */
export interface PageCall {
  readonly offset: number;
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** Fetches a page. It throws the signal's reason, and nothing else. */
export type LoadPage<T, Query> = (query: Query, call: PageCall) => Promise<KitAnswer<Page<T>>>;

/** What a listing shows now. */
export interface ListingState<T, Query> {
  /** What its rows answer. */
  readonly query: Query;
  readonly rows: Rows<T>;
  /** Another query has been asked; until its first page comes, the rows before are shown. */
  readonly isChanging: boolean;
  /** Why rows in view could not be fetched. Nothing more is fetched before `retry`. */
  readonly error?: KitError | undefined;
}

const PAGE_SIZE = 50;
/** Pages that are fetched at the same time. A fling passes over many; those that it stops at come first. */
const AT_ONCE = 2;

/**
 * A list that a server holds, fetched by pages as its rows come into view. No page is fetched twice at the
 * same time, and pages that have left the view before their turn are not fetched.
 */
export class Listing<T, Query> {
  readonly #load: LoadPage<T, Query>;
  readonly #pageSize: number;
  readonly #listeners = new Set<() => void>();
  readonly #underWay = new Map<number, Promise<void>>();
  #state: ListingState<T, Query>;
  #asked: Query;
  #inView: Range = { first: 0, last: 0 };
  /** Ends when what is under way would no longer tell how the list is. */
  #life = new AbortController();

  constructor(query: Query, load: LoadPage<T, Query>, pageSize = PAGE_SIZE) {
    this.#load = load;
    this.#pageSize = pageSize;
    this.#asked = query;
    this.#state = { query, rows: noRows(pageSize), isChanging: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): ListingState<T, Query> => this.#state;

  /** Shows what answers another query, from its beginning. */
  open(query: Query): void {
    this.#asked = query;
    this.#inView = { first: 0, last: 0 };
    this.#restart({ isChanging: true });
  }

  /** Fetches what is missing of the rows in view. */
  show(range: Range): void {
    this.#inView = range;
    this.#fetchNext();
  }

  /** Fetches all anew as it comes into view: something was changed. */
  refresh(): void {
    this.#restart({ rows: stale(this.#state.rows) });
  }

  /** Goes on after an error. */
  retry(): void {
    this.#set({ error: undefined });
    this.#fetchNext();
  }

  /** Shows known rows as `change` has them, such as under another title. */
  change(change: (row: T) => T): void {
    this.#set({ rows: mapRows(this.#state.rows, change) });
  }

  /** Fetches nothing more, until something is to be shown again. */
  end(): void {
    this.#life.abort();
    this.#underWay.clear();
  }

  /**
   * The rows of a range, all of them: those that are missing are fetched.
   *
   * @returns undefined when the list has become another meanwhile, or a page could not be fetched
   */
  async rowsBetween(range: Range): Promise<readonly T[] | undefined> {
    const { signal } = this.#alive();
    for (;;) {
      const { rows, isChanging, error } = this.#state;
      if (signal.aborted || isChanging || error) return undefined;
      const missing = missingPages(rows, range);
      if (missing.length === 0) return knownRows(rows, range);
      await Promise.all(missing.slice(0, AT_ONCE).map((page) => this.#fetch(page)));
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
    for (const page of missing) {
      if (this.#underWay.size >= AT_ONCE) return;
      void this.#fetch(page);
    }
  }

  #fetch(page: number): Promise<void> {
    const underWay = this.#underWay.get(page);
    if (underWay) return underWay;
    const { signal } = this.#alive();
    const fetching = this.#take(page, signal);
    this.#underWay.set(page, fetching);
    return fetching;
  }

  async #take(page: number, signal: AbortSignal): Promise<void> {
    const offset = page * this.#pageSize;
    try {
      const answer = await this.#load(this.#asked, { offset, limit: this.#pageSize, signal });
      if (signal.aborted) return;
      this.#underWay.delete(page);
      if (answer.error) this.#set({ error: answer.error });
      else this.#keep(page, answer.value);
    } catch (cause) {
      if (!signal.aborted) throw cause;
      return;
    }
    this.#fetchNext();
  }

  #keep(page: number, value: Page<T>): void {
    const { isChanging, rows } = this.#state;
    const before = isChanging ? noRows<T>(this.#pageSize) : rows;
    this.#set({ query: this.#asked, rows: withPage(before, page, value), isChanging: false });
  }

  #alive(): AbortController {
    if (this.#life.signal.aborted) this.#life = new AbortController();
    return this.#life;
  }

  #set(change: Partial<ListingState<T, Query>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
