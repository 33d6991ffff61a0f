import * as z from 'zod/mini';
import { queryInteger } from './query-integer';
import { template } from './template';

/** The sort keys of templates. */
export const sortKeys = ['title', 'type', 'author', 'date'] as const;

/** The maximum number of items of one page. */
export const PAGE_LIMIT = 100;

/** A filter of templates. */
export const filter = z.object({
  /** The folder's id. Null: templates outside of folders. Absent: all templates. */
  folder: z.optional(z.nullable(z.string())),
  /** Words of the title, the content or the folder's name, or their beginnings. */
  search: z.optional(z.string()),
  type: z.optional(z.string()),
  author: z.optional(z.string()),
  /** Edited at this time or later, in milliseconds since 1970. */
  since: z.optional(z.number()),
});

/** A filter of templates. */
export type Filter = z.infer<typeof filter>;

/** A request for one page of a list. */
export interface ListQuery extends Filter {
  readonly sort: (typeof sortKeys)[number];
  readonly order: 'asc' | 'desc';
  /** The index of the first item. Alternatively `cursor`: the `next` value of the page before. */
  readonly offset?: number;
  readonly cursor?: string;
  readonly limit: number;
}

const siteParameters = {
  search: z.optional(z.string().check(z.maxLength(200))),
  type: z.optional(z.string()),
  author: z.optional(z.string()),
  since: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
  sort: z._default(z.enum(sortKeys), 'date'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  offset: queryInteger(0, 1_000_000, 0),
  cursor: z.optional(z.string()),
  limit: queryInteger(1, PAGE_LIMIT, 50),
};

/** The query of a list of the site's templates. */
export const siteTemplateQuery = z.object(siteParameters);

/** The query of a list of cloud templates. An empty `folder` selects templates outside of folders. */
export const templateQuery = z.object({ folder: z.optional(z.string()), ...siteParameters });

/** The validated query of a list, with null for the empty folder. */
export function listQuery({ folder, ...query }: z.infer<typeof templateQuery>): ListQuery {
  return folder === undefined ? query : { ...query, folder: folder || null };
}

/** The maximum number of values of one kind in `filterChoices`. */
export const MOST_CHOICES = 200;

/** The response of `GET /…/templates/filters`: the types and authors that the templates have, sorted. */
export const filterChoices = z.object({
  types: z.array(z.string()),
  authors: z.array(z.string()),
});

/** The types and authors that a library's templates have. */
export type FilterChoices = z.infer<typeof filterChoices>;

/** The response of `GET /…/templates`: one page of the list. */
export const templatePage = z.object({
  items: z.array(template),
  /** The number of templates on all pages. */
  total: z.number(),
  /** The cursor of the next page; null after the last. */
  next: z.nullable(z.string()),
});

/** One page of a list of templates. */
export type TemplatePage = z.infer<typeof templatePage>;
