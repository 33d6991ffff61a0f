import { restAddress } from '../../../../core/config';
import { portfolioConfig } from '../config';
import { record, text, wholeNumber } from '../item-fields';
import { itemText } from '../item-text';
import { fetchedList } from './fetch-list';
import { fetchPages } from './fetch-pages';
import { MAX_PER_PAGE, withParameters } from './query';

/** A category as the header shows it. */
export interface Term {
  readonly id: number;
  /** Text: entities are decoded. */
  readonly name: string;
  readonly count: number;
}

/** The two taxonomies that the header shows. */
export type Taxonomy = 'categories' | 'otherCategories';

const ROUTES = {
  categories: 'portfolio-categories',
  otherCategories: 'portfolio-other-categories',
};

/** The terms of an answer; what has no id or no name cannot be shown and is left out. */
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
 * @param take is given all that have come, after each page: those before a failure are of use too
 * @throws FetchFailure; or the reason of `signal`
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
      fetchedList(withParameters(route, { per_page: String(MAX_PER_PAGE), page: String(page) }), {
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
 * The terms that the header offers: those with items and, where the site has chosen some by id or
 * label, only these, since others would lead out of what it wants to show.
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
