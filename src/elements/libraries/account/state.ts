import type { ApiError } from '../../../api/client';
import type { Connection } from '../../../api/libraries/account';

/** A request about the account itself: load the connection, begin to connect, or disconnect. */
export type AccountRequest = 'account' | 'connect' | 'disconnect';

/** A message about the account, shown above the screen. */
export interface AccountNotice {
  readonly kind: 'connected' | 'refused' | 'failed' | 'disconnected' | 'lost';
}

/** A failed request, and the error that it ended with. */
export interface RequestFailure<Request extends string> {
  readonly request: Request;
  readonly error: ApiError;
}

/**
 * The account's share of a library's state. A library shows one failure and one notice at a time, so it adds its
 * own requests and notices to these types.
 */
export interface AccountState<Request extends string = never, Notice = never> {
  /** Undefined until the server has answered. */
  readonly connection?: Connection | undefined;
  /** True while the browser is leaving for the library's login page. */
  readonly isConnecting: boolean;
  readonly failure?: RequestFailure<AccountRequest | Request> | undefined;
  readonly notice?: AccountNotice | Notice | undefined;
}

/** The events that change the account's share of the state. */
export type AccountEvent<Request extends string = never, Notice = never> =
  | { readonly type: 'connection'; readonly connection: Connection }
  | { readonly type: 'connecting' }
  | { readonly type: 'disconnected' }
  /** The server reports that the account is no longer connected. */
  | { readonly type: 'lost' }
  | {
      readonly type: 'fail';
      readonly request: AccountRequest | Request;
      readonly error: ApiError;
    }
  /** Removes the failure. */
  | { readonly type: 'dismiss' }
  | { readonly type: 'notice'; readonly notice: AccountNotice | Notice | undefined };

/** The screens of a library; `list` once an account with a plan is connected. */
export type AccountScreen = 'loading' | 'connect' | 'upgrade' | 'list';

/** Returns the screen that matches the connection. */
export function accountScreen({ connection }: Pick<AccountState, 'connection'>): AccountScreen {
  if (!connection) return 'loading';
  if (!connection.account) return 'connect';
  return connection.account.plan === 'none' ? 'upgrade' : 'list';
}
