import { portfolioConfig } from '../config';
import type { PortfolioItem } from '../item';
import { portfolioItems } from '../item-reading';
import { fetchedList } from './fetch-list';
import type { ItemsPage, Loaded } from './loaded';
import { wholeList } from './loaded';
import { type ItemsQuery, itemsAddress, MAX_PER_PAGE } from './query';
import { sharedItems } from './shared';

/** As many given items are read in a few milliseconds on a slow phone. */
const FEW = 500;

/** Which terms an item must have one of, by taxonomy; empty: any. */
export type TermQuery = Pick<ItemsQuery, 'categories' | 'otherCategories' | 'tags'>;

/**
 * Fetches a page of items.
 *
 * @throws FetchFailure; or the reason of `signal`
 */
export type FetchItems = (query: ItemsQuery, signal: AbortSignal) => Promise<ItemsPage>;

/** The items at `apiUrl`. */
export function remoteSource(apiUrl: string): FetchItems {
  const share = sharedItems();
  return async (query, signal) => {
    const { cms, prefix } = portfolioConfig();
    const address = itemsAddress(apiUrl, query, prefix);
    const { entries, total, totalPages } = await fetchedList(address, { cms, signal });
    const place = (query.page - 1) * query.perPage;
    const items = portfolioItems(entries, { prefix, place }).map(share);
    return { items, entries: entries.length, total, totalPages };
  };
}

/**
 * How many items to ask for at once, where `taken` are here and `missing` are not: as many whole pages
 * of the list as one call may bring, so that a long list takes few calls. Pages of that size must fall
 * on what is taken already.
 */
export function itemsPerCall(itemsPerPage: number, taken: number, missing: number): number {
  const perPage = Math.min(itemsPerPage, MAX_PER_PAGE);
  let pages = Math.min(Math.ceil(missing / perPage), Math.floor(MAX_PER_PAGE / perPage));
  while (pages > 1 && taken % (pages * perPage) !== 0) pages--;
  return Math.max(1, pages) * perPage;
}

/** Items that are here already: what is asked for comes at once. */
export interface LocalSource {
  /** False while they are as they were given: reading thousands takes its time. */
  readonly isRead: boolean;
  read(): readonly PortfolioItem[];
  /** Those with these terms. */
  list(terms: TermQuery): Loaded;
}

/** The items of `entries`; few of them are read already. */
export function localSource(entries: readonly unknown[]): LocalSource {
  let items: readonly PortfolioItem[] | undefined;
  const read = () => (items ??= portfolioItems(entries, { prefix: portfolioConfig().prefix }));
  if (entries.length <= FEW) read();
  return {
    get isRead() {
      return items !== undefined;
    },
    read,
    list: (terms) => wholeList(read().filter((item) => hasTerms(item, terms))),
  };
}

/** True for an item that a server would give: OR within a taxonomy, AND across them. */
export function hasTerms(item: PortfolioItem, terms: TermQuery): boolean {
  return (['categories', 'otherCategories', 'tags'] as const).every(
    (taxonomy) =>
      terms[taxonomy].length === 0 || terms[taxonomy].some((id) => item[taxonomy].includes(id)),
  );
}
