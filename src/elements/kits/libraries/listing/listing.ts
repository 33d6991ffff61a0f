import type { KitAnswer, KitError } from '../../rest';
import { PAGE_LIMIT } from '../wire/listing';
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
/** Calls at the same time. A fling passes over many pages; those that it stops at come first. */
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

  /** Fetches all anew as it comes into view: something was changed. Of what nobody has asked for, nothing. */
  refresh(): void {
    // An answer that is under way may be from before the change: the first one as well.
    if (this.#state.rows.total === undefined && this.#underWay.size === 0) return;
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
      // What is in view comes first: it was asked for when a call has ended.
      const most = Math.max(1, Math.floor(PAGE_LIMIT / this.#pageSize));
      for (const run of runsOf(this.#notUnderWay(missing), most)) {
        if (this.#callsUnderWay() < AT_ONCE) this.#fetch(run);
      }
      await Promise.race(this.#underWay.values());
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
    for (const page of this.#notUnderWay(missing)) {
      if (this.#callsUnderWay() < AT_ONCE) this.#fetch([page]);
    }
  }

  #notUnderWay(pages: readonly number[]): readonly number[] {
    return pages.filter((page) => !this.#underWay.has(page));
  }

  #callsUnderWay(): number {
    return new Set(this.#underWay.values()).size;
  }

  /** Fetches pages that follow each other by one call. */
  #fetch(pages: readonly number[]): void {
    const fetching = this.#take(pages, this.#alive().signal);
    for (const page of pages) this.#underWay.set(page, fetching);
  }

  async #take(pages: readonly number[], signal: AbortSignal): Promise<void> {
    const [first = 0] = pages;
    const offset = first * this.#pageSize;
    const limit = pages.length * this.#pageSize;
    try {
      const answer = await this.#load(this.#asked, { offset, limit, signal });
      if (signal.aborted) return;
      for (const page of pages) this.#underWay.delete(page);
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
    this.#set({ query: this.#asked, rows: withPages(before, first, value), isChanging: false });
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
