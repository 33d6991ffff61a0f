import type { PortfolioItem } from './item';

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
