import type { Context } from 'hono';
import { Refusal } from '../../../library-service/refusal';
import { wireError } from '../wire-error';

/** Answers what the site itself refuses of a libraries' call; what the library refuses is passed on as it is. */
export function libraryFailure(error: unknown, context: Context): Response {
  if (error instanceof Refusal) return wireError(context, error.status, error.code, error.message);
  throw error;
}
