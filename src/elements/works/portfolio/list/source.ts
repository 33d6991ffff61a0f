import { portfolioConfig } from '../config';
import type { PortfolioItem } from '../item';
import { portfolioItems } from '../item-reading';
import { fetchList } from './fetch-list';
import type { ItemsPage, Loaded } from './loaded';
import { wholeList } from './loaded';
import { type ItemsQuery, itemsAddress, MAX_PER_PAGE } from './query';
import { sharedItems } from './shared';

/** Maximum number of items that are parsed immediately: a slow phone needs a few milliseconds. */
const QUICK_COUNT = 500;

/** Term ids by taxonomy, one of which an item must have; empty: any item. */
export type TermQuery = Pick<ItemsQuery, 'categories' | 'otherCategories' | 'tags'>;

/**
 * Fetches a page of items.
 *
 * @throws FetchFailure, or the reason of `signal`
 */
export type FetchItems = (query: ItemsQuery, signal: AbortSignal) => Promise<ItemsPage>;

/** Creates the request for the items at `apiUrl`. */
export function remoteSource(apiUrl: string): FetchItems {
  const share = sharedItems();
  return async (query, signal) => {
    const { cms, prefix } = portfolioConfig();
    const address = itemsAddress(apiUrl, query, prefix);
    const { entries, total, totalPages } = await fetchList(address, { cms, signal });
    const position = (query.page - 1) * query.perPage;
    const items = portfolioItems(entries, { prefix, position }).map(share);
    return { items, entries: entries.length, total, totalPages };
  };
}

/**
 * The page size of the next request, when `taken` items are loaded and `missing` ones are needed. Combines
 * as many pages of the list as one request may return, so that a long list needs few requests. The result
 * divides `taken`, so that the response continues exactly after the loaded items.
 */
export function itemsPerCall(itemsPerPage: number, taken: number, missing: number): number {
  const perPage = Math.min(itemsPerPage, MAX_PER_PAGE);
  let pages = Math.min(Math.ceil(missing / perPage), Math.floor(MAX_PER_PAGE / perPage));
  while (pages > 1 && taken % (pages * perPage) !== 0) pages--;
  return Math.max(1, pages) * perPage;
}

/** Items given by the page, available without a request. */
export interface LocalSource {
  /** False until the items are parsed, which takes time for thousands of them. */
  readonly isRead: boolean;
  read(): readonly PortfolioItem[];
  /** The items with the given terms. */
  list(terms: TermQuery): Loaded;
}

/** Creates a source from `entries`; up to 500 are parsed immediately. */
export function localSource(entries: readonly unknown[]): LocalSource {
  let items: readonly PortfolioItem[] | undefined;
  const read = () => (items ??= portfolioItems(entries, { prefix: portfolioConfig().prefix }));
  if (entries.length <= QUICK_COUNT) read();
  return {
    get isRead() {
      return items !== undefined;
    },
    read,
    list: (terms) => wholeList(read().filter((item) => hasTerms(item, terms))),
  };
}

/** True if the server would return an item: OR within a taxonomy, AND across taxonomies. */
export function hasTerms(item: PortfolioItem, terms: TermQuery): boolean {
  return (['categories', 'otherCategories', 'tags'] as const).every(
    (taxonomy) =>
      terms[taxonomy].length === 0 || terms[taxonomy].some((id) => item[taxonomy].includes(id)),
  );
}
