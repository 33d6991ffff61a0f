import type { PortfolioItem } from '../item';

/** What has been loaded of one filter. */
export interface Loaded {
  /** In the server's order, each once. */
  readonly items: readonly PortfolioItem[];
  /** How many places of the server's list have been taken, with what was unusable or came twice. */
  readonly taken: number;
  /** How many the server has; undefined where it does not say. */
  readonly total: number | undefined;
  /** How many places the list has at most, as far as the server says. */
  readonly end: number | undefined;
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
  taken: 0,
  total: undefined,
  end: undefined,
  ended: false,
};

/** A list that is complete without a server. */
export function wholeList(items: readonly PortfolioItem[]): Loaded {
  const { length } = items;
  return { items: eachOnce([], items), taken: length, total: length, end: length, ended: true };
}

/** `loaded` and its next page. The total is the first that is told; later ones are not read. */
export function withPages(loaded: Loaded, page: ItemsPage, perPage: number): Loaded {
  const taken = loaded.taken + perPage;
  const total = loaded.total ?? page.total;
  const told = page.totalPages === undefined ? total : page.totalPages * perPage;
  const end = loaded.end ?? told;
  const isLast = end === undefined ? page.entries < perPage : taken >= end;
  return {
    items: eachOnce(loaded.items, page.items),
    taken,
    total,
    end,
    ended: isLast || page.entries === 0,
  };
}

/** How many further pages are worth fetching for `missing` more items; one where the end is unknown. */
export function pagesWorth(loaded: Loaded, missing: number, perPage: number): number {
  if (loaded.ended || missing <= 0) return 0;
  const left = loaded.end === undefined ? perPage : loaded.end - loaded.taken;
  return Math.ceil(Math.min(left, missing) / perPage);
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
