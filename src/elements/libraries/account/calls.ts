import {
  type ApiResult,
  type CallOptions,
  callApi,
  callWithoutResponse,
} from '../../../api/client';
import type { Connection } from '../../../api/libraries/account';
import { accountRoutes } from '../../../api/routes/account';

export type { CallOptions };

/** Fetches the connected account. */
export function fetchConnection(options: CallOptions): Promise<ApiResult<Connection>> {
  return callApi(accountRoutes.readConnection, {}, options);
}

/**
 * Starts to connect an account.
 *
 * @param returnTo the path to which the browser returns
 * @returns the address at which the browser continues
 */
export function beginConnect(
  returnTo: string,
  options: CallOptions,
): Promise<ApiResult<{ readonly url: string }>> {
  return callApi(accountRoutes.connect, { body: { returnTo } }, options);
}

/** Disconnects the account. */
export function endConnection(options: CallOptions): Promise<ApiResult<unknown>> {
  return callWithoutResponse(accountRoutes.disconnect, {}, options);
}

/** Undoes a deletion or a move in the cloud library. */
export function takeBack(
  undo: string,
  options: CallOptions,
): Promise<ApiResult<{ readonly done: number }>> {
  return callApi(accountRoutes.undo, { params: { undo } }, options);
}
