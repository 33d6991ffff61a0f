import { siteConfig } from '../../core/config';
import { fetchedList } from './fetch-list';
import type { PortfolioItem } from './item';
import { portfolioItems } from './item-reading';
import type { ListOptions } from './list';
import type { ItemsPage, Loaded } from './list-loaded';
import { wholeList } from './list-loaded';
import { sharedItems } from './list-shared';
import { type ItemsQuery, itemsAddress } from './query';

/** The most that WordPress gives at once. */
const MOST_PER_PAGE = 100;

/** Which terms an item must have one of, by taxonomy; empty: any. */
export type TermQuery = Pick<ItemsQuery, 'categories' | 'otherCategories' | 'tags'>;

/** Items that a server gives page by page. */
export interface RemoteSource {
  readonly perPage: number;
  /** @throws FetchFailure; or the reason of `signal` */
  fetchPage(terms: TermQuery, page: number, signal: AbortSignal): Promise<ItemsPage>;
}

/** The items at the options' address. */
export function remoteSource({ apiUrl, itemsPerPage }: ListOptions): RemoteSource {
  const perPage = Math.min(itemsPerPage, MOST_PER_PAGE);
  const share = sharedItems();
  return {
    perPage,
    async fetchPage(terms, page, signal) {
      const { cms, prefix } = siteConfig();
      const address = itemsAddress(apiUrl, { ...terms, perPage, page }, prefix);
      const { entries, total, totalPages } = await fetchedList(address, { cms, signal });
      const items = portfolioItems(entries, { prefix, place: (page - 1) * perPage }).map(share);
      return { items, entries: entries.length, total, totalPages };
    },
  };
}

/** Items that are here already: what is asked for comes at once. */
export function localSource(entries: readonly unknown[]): (terms: TermQuery) => Loaded {
  const items = portfolioItems(entries, { prefix: siteConfig().prefix });
  return (terms) => wholeList(items.filter((item) => hasTerms(item, terms)));
}

/** True for an item that a server would give: OR within a taxonomy, AND across them. */
export function hasTerms(item: PortfolioItem, terms: TermQuery): boolean {
  return (['categories', 'otherCategories', 'tags'] as const).every(
    (taxonomy) =>
      terms[taxonomy].length === 0 || terms[taxonomy].some((id) => item[taxonomy].includes(id)),
  );
}
