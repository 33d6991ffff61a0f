import * as z from 'zod/mini';
import { elementName } from './document';

/**
 * The lifetime of a lock without renewal, in milliseconds. Browsers run the timers of hidden tabs once a minute.
 */
export const LOCK_LIFE = 150_000;

/** The body of `POST /pages/{id}/lock`. */
export const lockRequest = z.object({
  /** A random name of the editor's window: one person may have two. */
  token: elementName,
  /** Takes the lock away from another editor. */
  takeOver: z.optional(z.boolean()),
});

/** The query of `DELETE /pages/{id}/lock`. */
export const lockQuery = z.object({ token: elementName });
