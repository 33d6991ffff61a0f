import * as z from 'zod/mini';
import { type Filter, sortKeys } from '../../../api/libraries/listing';

/** The search text and order of a tab. */
export const templateQuery = z.object({
  search: z.string(),
  sort: z.enum(sortKeys),
  order: z.enum(['asc', 'desc']),
});

/** The search text and order of a tab. */
export type TemplateQuery = z.infer<typeof templateQuery>;

/** The initial query: all templates, newest first. */
export const firstQuery: TemplateQuery = { search: '', sort: 'date', order: 'desc' };

/** The query of a list: its filter and order. */
export interface ListedQuery extends Pick<TemplateQuery, 'sort' | 'order'> {
  readonly filter: Filter;
}

/** Returns the filter of the Site tab. Templates of the site are in no folders. */
export function siteFilter(search: string): Filter {
  const trimmed = search.trim();
  return trimmed ? { search: trimmed } : {};
}
