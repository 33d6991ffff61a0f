import type { Context } from 'hono';
import * as z from 'zod/mini';
import {
  type ListQuery,
  PAGE_LIMIT,
  sortKeys,
} from '../../src/elements/kits/libraries/wire/listing';
import { checked, count } from '../call';

const shape = z.object({
  folder: z.optional(z.string()),
  search: z.optional(z.string().check(z.maxLength(200))),
  type: z.optional(z.string()),
  sort: z._default(z.enum(sortKeys), 'date'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  offset: count(0, 1_000_000, 0),
  cursor: z.optional(z.string()),
  limit: count(1, PAGE_LIMIT, 50),
});

/** What a call asks of a list of templates. @throws Refusal it cannot be understood */
export function listQuery({ req }: Context): ListQuery {
  const { folder, ...query } = checked(shape, req.query());
  return folder === undefined ? query : { ...query, folder: folder || null };
}
