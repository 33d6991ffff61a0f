import * as z from 'zod/mini';
import { type Filter, sortKeys } from '../../../api/libraries/listing';

/** The choices of the filter by date, in days. */
export const periods = { any: undefined, week: 7, month: 30, year: 365 } as const;

/** A choice of the filter by date. */
export type Period = keyof typeof periods;

/** The search text, filters and order of a tab. An empty filter selects all. */
export const templateQuery = z.object({
  search: z.string(),
  type: z._default(z.string(), ''),
  author: z._default(z.string(), ''),
  period: z._default(z.enum(Object.keys(periods) as Period[]), 'any'),
  sort: z.enum(sortKeys),
  order: z.enum(['asc', 'desc']),
});

/** The search text, filters and order of a tab. */
export type TemplateQuery = z.infer<typeof templateQuery>;

/** The initial query: all templates, newest first. */
export const firstQuery: TemplateQuery = {
  search: '',
  type: '',
  author: '',
  period: 'any',
  sort: 'date',
  order: 'desc',
};

/** The values with which a query selects all templates. */
export const noFilters = { search: '', type: '', author: '', period: 'any' } as const;

/** The query of a list: its filter and order. */
export interface ListedQuery extends Pick<TemplateQuery, 'sort' | 'order'> {
  readonly filter: Filter;
}

/** What a person has typed and chosen to narrow a list. */
export type Narrowing = Pick<TemplateQuery, keyof typeof noFilters>;

/** Whether a type, author or date is chosen. */
export const isFiltered = ({ type, author, period }: Narrowing): boolean =>
  type !== '' || author !== '' || period !== 'any';

const DAY = 86_400_000;

/**
 * Returns the filter of the Site tab. Templates of the site are in no folders.
 *
 * @param now milliseconds since 1970
 */
export function siteFilter({ search, type, author, period }: Narrowing, now: number): Filter {
  const trimmed = search.trim();
  const { [period]: days } = periods;
  return {
    ...(trimmed && { search: trimmed }),
    ...(type && { type }),
    ...(author && { author }),
    // Whole days, so that the filter stays equal when the list is refreshed.
    ...(days && { since: (Math.floor(now / DAY) - days) * DAY }),
  };
}
