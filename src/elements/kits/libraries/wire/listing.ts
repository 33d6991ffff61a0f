import * as z from 'zod/mini';
import { template } from './template';

/** By what templates are sorted. */
export const sortKeys = ['title', 'type', 'author', 'date'] as const;

/** The most items that one call answers. */
export const PAGE_LIMIT = 100;

/** Which templates are meant. */
export const filter = z.object({
  /** Only those of this folder; null: only those outside of folders; missing: all. */
  folder: z.optional(z.nullable(z.string())),
  /** Words that its title begins words with. */
  search: z.optional(z.string()),
  type: z.optional(z.string()),
});

/** Which templates are meant. */
export type Filter = z.infer<typeof filter>;

/** Which come first, and how many of them are asked for. */
export interface ListQuery extends Filter {
  readonly sort: (typeof sortKeys)[number];
  readonly order: 'asc' | 'desc';
  /** The first one's place; or what the page before has named as `next`. */
  readonly offset?: number;
  readonly cursor?: string;
  readonly limit: number;
}

/**
 * `GET /…/templates?folder&search&type&sort&order&offset|cursor&limit`; `folder=` (empty) means outside of
 * folders.
 */
export const templatePage = z.object({
  items: z.array(template),
  /** How many there are on all pages. */
  total: z.number(),
  /** The cursor of the next page; null after the last. */
  next: z.nullable(z.string()),
});

/** Some templates, in order. */
export type TemplatePage = z.infer<typeof templatePage>;
