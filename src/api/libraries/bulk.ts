import * as z from 'zod/mini';
import { filter } from './listing';

/** The maximum number of ids in one request. A filter selects more. */
export const MOST_IDS = 20_000;

/** The maximum size of a bulk request's body in bytes: 50 for each id. */
export const BULK_SIZE = 50 * MOST_IDS;

const ids = z.array(z.string()).check(z.maxLength(MOST_IDS));

/** Several templates: by their ids, or all that match a filter, except some. */
export const selected = z.union([z.object({ ids }), z.object({ filter, except: ids })]);

/** Several templates. */
export type Selected = z.infer<typeof selected>;

/** The destination of a copy or move: the site, or a folder of the cloud library (null: outside of folders). */
export const destination = z.union([
  z.object({ place: z.literal('site') }),
  z.object({ place: z.literal('cloud'), folder: z.nullable(z.string()) }),
]);

/** The destination of a copy or move. */
export type Destination = z.infer<typeof destination>;

/** The body of `POST /…/templates/bulk`. */
export const bulkRequest = z.union([
  z.object({ action: z.literal('delete'), selected }),
  z.object({ action: z.enum(['move', 'copy']), selected, destination }),
]);

/** A change of several templates. */
export type BulkRequest = z.infer<typeof bulkRequest>;

/** The result of a bulk change or a deletion. It is done in one transaction. */
export const bulkAnswer = z.object({
  done: z.number(),
  /** The unchanged templates, each with an error code, and with its title if the library knows it. */
  failed: z.array(z.object({ id: z.string(), title: z.optional(z.string()), code: z.string() })),
  /** The id for `POST /…/undo/{undo}`, valid for a day. Absent when there is nothing to undo. */
  undo: z.optional(z.string()),
});

/** The result of a bulk change. */
export type BulkAnswer = z.infer<typeof bulkAnswer>;

/** The response of `POST /…/undo/{undo}`. */
export const undoAnswer = z.object({ done: z.number() });
