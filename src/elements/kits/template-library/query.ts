import * as z from 'zod/mini';
import { type Filter, sortKeys } from '../libraries/wire/listing';

/** What a person looks for in a library, and in which order. */
export const templateQuery = z.object({
  search: z.string(),
  sort: z.enum(sortKeys),
  order: z.enum(['asc', 'desc']),
});

/** What a person looks for in a library, and in which order. */
export type TemplateQuery = z.infer<typeof templateQuery>;

/** What a library begins with. */
export const firstQuery: TemplateQuery = { search: '', sort: 'date', order: 'desc' };

/** What a list answers: which templates, and in which order. */
export interface ListedQuery extends Pick<TemplateQuery, 'sort' | 'order'> {
  readonly filter: Filter;
}

/** The filter of the site, whose templates lie in no folders. */
export function siteFilter(search: string): Filter {
  const sought = search.trim();
  return sought ? { search: sought } : {};
}
