import { restAddress } from '../../../../core/config';
import { portfolioConfig } from '../config';
import { record, text, wholeNumber } from '../item-fields';
import { itemText } from '../item-text';
import { fetchList } from './fetch-list';
import { fetchPages } from './fetch-pages';
import { MAX_PER_PAGE, withParameters } from './query';

/** A category in the header. */
export interface Term {
  readonly id: number;
  /** The decoded name. */
  readonly name: string;
  readonly count: number;
}

/** The two taxonomies that the header shows. */
export type Taxonomy = 'categories' | 'otherCategories';

const ROUTES = {
  categories: 'portfolio-categories',
  otherCategories: 'portfolio-other-categories',
};

/** Parses the terms of a response; entries without id or name are dropped. */
export function readTerms(entries: readonly unknown[]): Term[] {
  return entries.flatMap((entry) => {
    const { id, name, count } = record(entry);
    const term = {
      id: wholeNumber(id),
      name: itemText(text(name)),
      count: wholeNumber(count) ?? 0,
    };
    return term.id !== undefined && term.name !== '' ? [term as Term] : [];
  });
}

/**
 * Fetches all terms of a taxonomy, in the server's order.
 *
 * @param take called after each page with all terms so far: those before a failure are shown too
 * @throws FetchFailure, or the reason of `signal`
 */
export async function fetchTerms(
  taxonomy: Taxonomy,
  signal: AbortSignal,
  take: (terms: readonly Term[]) => void,
): Promise<void> {
  const { cms, contentNamespace, prefix } = portfolioConfig();
  const route = restAddress(`${contentNamespace}/${prefix}-${ROUTES[taxonomy]}`);
  const terms = new Map<number, Term>();
  let pages = 0;
  let lastPage: number | undefined;
  await fetchPages(
    1,
    (page) =>
      fetchList(withParameters(route, { per_page: String(MAX_PER_PAGE), page: String(page) }), {
        cms,
        signal,
      }),
    ({ entries, totalPages }) => {
      for (const term of readTerms(entries)) terms.set(term.id, term);
      take([...terms.values()]);
      pages += 1;
      lastPage ??= totalPages;
      return lastPage === undefined ? Number(entries.length >= MAX_PER_PAGE) : lastPage - pages;
    },
  );
}

/**
 * The terms that the header shows: those with items. If the site selects terms by id or label, only these,
 * because other terms would show items outside the selection.
 */
export function offeredTerms(
  terms: readonly Term[],
  ids: readonly number[],
  labels: ReadonlySet<number> | undefined,
): readonly Term[] {
  return terms.filter(
    ({ id, count }) =>
      count > 0 && (ids.length === 0 || ids.includes(id)) && (labels?.has(id) ?? true),
  );
}
