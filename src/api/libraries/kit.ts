import * as z from 'zod/mini';
import { queryInteger } from './query-integer';

/** A kit of the cloud library. */
export const kit = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  bytes: z.number(),
  /** Milliseconds since 1970. */
  created: z.number(),
  thumbnail: z.nullable(z.string()),
});

/** The query of a list of kits. */
export const kitQuery = z.object({
  search: z.optional(z.string().check(z.maxLength(200))),
  sort: z._default(z.enum(['title', 'date']), 'date'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  offset: queryInteger(0, 1_000_000, 0),
  limit: queryInteger(1, 100, 24),
});

/** The response of `GET /library/kits`: one page of the list. */
export const kitPage = z.object({ items: z.array(kit), total: z.number() });

/** A kit of the cloud library. */
export type Kit = z.infer<typeof kit>;

/** One page of a list of kits. */
export type KitPage = z.infer<typeof kitPage>;
