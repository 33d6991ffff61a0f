import * as z from 'zod/mini';
import { filter } from './listing';

/** Several templates: by their ids, or all that a filter means but some. */
export const selected = z.union([
  z.object({ ids: z.array(z.string()) }),
  z.object({ filter, except: z.array(z.string()) }),
]);

/** Several templates. */
export type Selected = z.infer<typeof selected>;

/** Where templates go: to the site, or to the cloud, there into a folder or outside of all (null). */
export const destination = z.union([
  z.object({ place: z.literal('site') }),
  z.object({ place: z.literal('cloud'), folder: z.nullable(z.string()) }),
]);

/** Where templates go. */
export type Destination = z.infer<typeof destination>;

/** `POST /…/templates/bulk` */
export const bulkRequest = z.union([
  z.object({ action: z.literal('delete'), selected }),
  z.object({ action: z.enum(['move', 'copy']), selected, destination }),
]);

/** What is to become of several templates. */
export type BulkRequest = z.infer<typeof bulkRequest>;

/** The answer to it, and to a delete or a move of one. All of it is done in one step, or nothing. */
export const bulkAnswer = z.object({
  done: z.number(),
  /** What stayed as it was, with the code of why; the title where the library knows it. */
  failed: z.array(z.object({ id: z.string(), title: z.optional(z.string()), code: z.string() })),
  /** What `POST /…/undo/{undo}` takes back, within a day; missing where there is nothing to take back. */
  undo: z.optional(z.string()),
});

/** What became of several templates. */
export type BulkAnswer = z.infer<typeof bulkAnswer>;

/** `POST /…/undo/{undo}` */
export const undoAnswer = z.object({ done: z.number() });
