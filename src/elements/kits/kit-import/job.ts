import type { ApiResult } from '../../../api/client';
import type { CallOptions } from './calls';
import type { ImportEvent } from './state';

/** The operations that a job of the import uses. */
export interface Job {
  /** The options of its requests; their signal aborts the job. */
  readonly call: CallOptions & { readonly signal: AbortSignal };
  /** Sends a request again until the server responds. */
  readonly withRetries: <T>(call: () => Promise<ApiResult<T>>) => Promise<ApiResult<T>>;
  /** Dispatches an event to the store. */
  readonly dispatch: (event: ImportEvent) => void;
}
