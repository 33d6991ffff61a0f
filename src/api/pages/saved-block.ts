import * as z from 'zod/mini';
import { pageElement, titleText, use } from './document';

/** The maximum size of a request with a saved block, in bytes: it may stand on a page many times. */
export const BLOCK_SIZE = 512 * 1024;

/** A saved block in a list: content that stands on many pages and is edited once. */
export const savedBlock = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  /** Increased by each change. */
  revision: z.number(),
  /** Milliseconds since 1970. */
  edited: z.number(),
  /** The number of documents that contain it. */
  used: z.number(),
});

/** A saved block in a list. */
export type SavedBlock = z.infer<typeof savedBlock>;

/** The response of `GET /saved-blocks`: all saved blocks, sorted by title. */
export const savedBlockList = z.object({ blocks: z.array(savedBlock) });

const content = z.array(pageElement).check(z.minLength(1));

/** The response of `GET /saved-blocks/{id}`. */
export const savedBlockWithContent = z.extend(savedBlock, { content: z.array(pageElement) });

/** A saved block with its content. */
export type SavedBlockWithContent = z.infer<typeof savedBlockWithContent>;

/** The body of `POST /saved-blocks`. */
export const newSavedBlock = z.object({ title: titleText, content });

/** The body of `PATCH /saved-blocks/{id}`. Absent fields stay as they are. */
export const savedBlockChange = z.object({
  /** The revision that the change is based on. */
  revision: z.number(),
  title: z.optional(titleText),
  content: z.optional(content),
});

/** The query of `DELETE /saved-blocks/{id}`. */
export const deleteBlockQuery = z.object({
  /** `copies`: each document that contains the block gets a copy. Default: a block in use is not deleted. */
  leave: z.optional(z.enum(['copies'])),
});

/** The response of `DELETE /saved-blocks/{id}`: the documents that have got copies. */
export const deletedBlock = z.object({ copied: z.array(use) });
