import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { LibraryErrorCode } from '../../../src/elements/libraries/wire/errors';
import { wireError } from '../wire-error';

const statuses: Partial<Record<LibraryErrorCode, ContentfulStatusCode>> = {
  'library-not-connected': 401,
  'library-invalid': 400,
  'library-not-found': 404,
  'library-undo-gone': 410,
  'error-loading-resource': 502,
};

/** Why the site itself refuses a call of the libraries; what the library refuses is passed on as it is. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError';

  constructor(
    readonly code: LibraryErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Answers such a refusal. */
export function libraryFailure(error: unknown, context: Context): Response {
  if (error instanceof LibraryError) {
    return wireError(context, statuses[error.code] ?? 500, error.code, error.message);
  }
  throw error;
}
