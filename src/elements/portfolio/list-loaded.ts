import type { PortfolioItem } from './item';

/** What has been loaded of one filter. */
export interface Loaded {
  /** In the server's order, each once. */
  readonly items: readonly PortfolioItem[];
  /** The pages that have been taken. */
  readonly pages: number;
  /** How many the server has; undefined where it does not say. */
  readonly total: number | undefined;
  readonly lastPage: number | undefined;
  /** True when the server has no more. */
  readonly ended: boolean;
}

/** One page of items. */
export interface ItemsPage {
  readonly items: readonly PortfolioItem[];
  /** How many entries the answer had, the unusable ones included. */
  readonly entries: number;
  readonly total: number | undefined;
  readonly totalPages: number | undefined;
}

/** The beginning of every filter. */
export const nothingLoaded: Loaded = {
  items: [],
  pages: 0,
  total: undefined,
  lastPage: undefined,
  ended: false,
};

/** A list that is complete without a server. */
export function wholeList(items: readonly PortfolioItem[]): Loaded {
  return { items: eachOnce([], items), pages: 1, total: items.length, lastPage: 1, ended: true };
}

/** `loaded` and its next page. The total is the first that is told; later ones are not read. */
export function withPage(loaded: Loaded, page: ItemsPage, perPage: number): Loaded {
  const pages = loaded.pages + 1;
  const total = loaded.total ?? page.total;
  const lastPage = loaded.lastPage ?? page.totalPages ?? lastPageOf(total, perPage);
  const isLast = lastPage === undefined ? page.entries < perPage : pages >= lastPage;
  return {
    items: eachOnce(loaded.items, page.items),
    pages,
    total,
    lastPage,
    ended: isLast || page.entries === 0,
  };
}

/** How many further pages are worth fetching for `missing` more items; one where the end is unknown. */
export function pagesWorth(loaded: Loaded, missing: number, perPage: number): number {
  if (loaded.ended || missing <= 0) return 0;
  const left = loaded.lastPage === undefined ? 1 : loaded.lastPage - loaded.pages;
  return Math.min(left, Math.ceil(missing / perPage));
}

function lastPageOf(total: number | undefined, perPage: number): number | undefined {
  return total === undefined ? undefined : Math.ceil(total / perPage);
}

// An item that is published meanwhile moves another one to the next page, where it comes again.
function eachOnce(
  before: readonly PortfolioItem[],
  coming: readonly PortfolioItem[],
): readonly PortfolioItem[] {
  const keys = new Set(before.map(({ key }) => key));
  const fresh = coming.filter(({ key }) => !keys.has(key) && keys.add(key));
  return [...before, ...fresh];
}
