import type { ApiError, ApiResult } from '../../../api/client';

/** Thrown when a job fails with an error of the kit tools. */
export class KitFailure extends Error {
  override readonly name = 'KitFailure';

  constructor(readonly error: ApiError) {
    super(error.message);
  }
}

/**
 * The value of a response.
 *
 * @throws KitFailure if the request has failed
 */
export function required<T>({ value, error }: ApiResult<T>): T {
  if (error) throw new KitFailure(error);
  // A response without an error has a value, which may be `undefined`.
  return value as T;
}

/** The error for an inconsistent response, after which the job would never end. */
export function protocolError(message: string): KitFailure {
  return new KitFailure({ code: 'general', reason: 'unreadable', message });
}
