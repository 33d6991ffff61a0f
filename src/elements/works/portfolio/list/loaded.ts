import type { PortfolioItem } from '../item';

/** The loaded part of a filter's list. */
export interface Loaded {
  /** In the server's order, without duplicates. */
  readonly items: readonly PortfolioItem[];
  /** Number of entries read from the server's list, including invalid and duplicate ones. */
  readonly taken: number;
  /** Number of items on the server; undefined if it does not send it. */
  readonly total: number | undefined;
  /** Maximum number of entries in the list; undefined if the server does not send it. */
  readonly end: number | undefined;
  /** True if the server has no more items. */
  readonly ended: boolean;
}

/** One page of items. */
export interface ItemsPage {
  readonly items: readonly PortfolioItem[];
  /** Number of entries in the response, including invalid ones. */
  readonly entries: number;
  readonly total: number | undefined;
  readonly totalPages: number | undefined;
}

/** The initial state of every filter. */
export const nothingLoaded: Loaded = {
  items: [],
  taken: 0,
  total: undefined,
  end: undefined,
  ended: false,
};

/** A complete list from local items. */
export function wholeList(items: readonly PortfolioItem[]): Loaded {
  const { length } = items;
  return { items: eachOnce([], items), taken: length, total: length, end: length, ended: true };
}

/** `loaded` with its next page. The total of the first response is kept; later totals are ignored. */
export function withPages(loaded: Loaded, page: ItemsPage, perPage: number): Loaded {
  const taken = loaded.taken + perPage;
  const total = loaded.total ?? page.total;
  const maximum = page.totalPages === undefined ? total : page.totalPages * perPage;
  const end = loaded.end ?? maximum;
  const isLast = end === undefined ? page.entries < perPage : taken >= end;
  return {
    items: eachOnce(loaded.items, page.items),
    taken,
    total,
    end,
    ended: isLast || page.entries === 0,
  };
}

/** Number of further pages needed for `missing` more items; 1 if the end is unknown. */
export function pagesWorth(loaded: Loaded, missing: number, perPage: number): number {
  if (loaded.ended || missing <= 0) return 0;
  const left = loaded.end === undefined ? perPage : loaded.end - loaded.taken;
  return Math.ceil(Math.min(left, missing) / perPage);
}

// A newly published item shifts another one to the next page, where it appears twice.
function eachOnce(
  before: readonly PortfolioItem[],
  next: readonly PortfolioItem[],
): readonly PortfolioItem[] {
  const keys = new Set(before.map(({ key }) => key));
  const fresh = next.filter(({ key }) => keys.size < keys.add(key).size);
  return [...before, ...fresh];
}
