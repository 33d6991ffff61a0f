import type { Context } from 'hono';
import { refusalStatuses } from '../../../library-service/refusal';
import type { LibraryErrorCode } from '../../../src/elements/kits/libraries/wire/errors';
import { wireError } from '../wire-error';

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
    return wireError(context, refusalStatuses[error.code], error.code, error.message);
  }
  throw error;
}
