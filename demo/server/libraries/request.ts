import type { Context } from 'hono';
import * as z from 'zod/mini';
import {
  type ListQuery,
  PAGE_LIMIT,
  sortKeys,
} from '../../../src/elements/kits/libraries/wire/listing';
import { LibraryError } from './library-error';

const count = (least: number, most: number, fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(least), z.lte(most)), fallback);

const shape = z.object({
  search: z.optional(z.string().check(z.maxLength(200))),
  type: z.optional(z.string()),
  sort: z._default(z.enum(sortKeys), 'date'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  offset: count(0, 1_000_000, 0),
  cursor: z.optional(z.string()),
  limit: count(1, PAGE_LIMIT, 50),
});

/** What a call asks of the site's templates. @throws LibraryError it cannot be understood */
export const siteListQuery = ({ req }: Context): ListQuery => checked(shape, req.query());

/** The request's JSON, of this shape. @throws LibraryError it is not */
export async function bodyOf<Shape extends z.ZodMiniType>(
  { req }: Context,
  of: Shape,
): Promise<z.infer<Shape>> {
  return checked(of, await req.json().catch(() => undefined));
}

function checked<Shape extends z.ZodMiniType>(of: Shape, value: unknown): z.infer<Shape> {
  const { success, data, error } = z.safeParse(of, value);
  if (success) return data;
  const [issue] = error.issues;
  const path = issue?.path.join('.') || 'The request';
  throw new LibraryError('library-invalid', `${path}: ${issue?.message ?? 'is of another shape'}.`);
}
