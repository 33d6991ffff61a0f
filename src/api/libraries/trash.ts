import * as z from 'zod/mini';
import { queryInteger } from './query-integer';

/** The maximum number of items that one request restores. */
const MOST_RESTORED = 500;

/** The kinds of items in the trash. */
const trashKinds = ['template', 'kit'] as const;

/** A deleted template or kit. It uses its share of the quota until it is removed. */
export const trashItem = z.object({
  kind: z.enum(trashKinds),
  id: z.string(),
  title: z.string(),
  bytes: z.number(),
  /** The name of the folder it was in; null for templates outside of folders, and for kits. */
  folder: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  deleted: z.number(),
  /** When it is removed permanently, in milliseconds since 1970. */
  expires: z.number(),
});

/** A deleted template or kit. */
export type TrashItem = z.infer<typeof trashItem>;

/** The query of the trash. */
export const trashQuery = z.object({
  offset: queryInteger(0, 1_000_000, 0),
  limit: queryInteger(1, 100, 50),
});

/** The response of `GET /library/trash`: one page of deleted items, the last deleted first. */
export const trashPage = z.object({
  items: z.array(trashItem),
  /** The number of items on all pages, and their size in bytes. */
  total: z.number(),
  bytes: z.number(),
});

/** One page of the trash. */
export type TrashPage = z.infer<typeof trashPage>;

/** The body of `POST /library/trash/restore`. */
export const restoreRequest = z.object({
  items: z
    .array(z.object({ kind: z.enum(trashKinds), id: z.string() }))
    .check(z.maxLength(MOST_RESTORED)),
});

/** The response of the routes that change the trash: the number of changed items. */
export const trashAnswer = z.object({ done: z.number() });
