import { callApi, callWithoutResponse } from '../../api/client';
import { accountRoutes } from '../../api/routes/account';
import { answered } from './answered';

/** The account of the cloud library. Each function rejects with a sentence for people. */
export interface CloudAccount {
  /** The name of the connected account; undefined without one. */
  read(): Promise<string | undefined>;
  /**
   * Starts to connect an account.
   *
   * @param returnTo the path to which the browser returns, with `library=connected` in its query
   * @returns the address at which the browser continues
   */
  connect(returnTo: string): Promise<string>;
  disconnect(): Promise<void>;
}

/** The account of the site's own API (`docs/libraries.md`). */
export function apiAccount(): CloudAccount {
  const { readConnection, connect, disconnect } = accountRoutes;
  return {
    read: async () => answered(await callApi(readConnection, {})).account?.name,
    connect: async (returnTo) => answered(await callApi(connect, { body: { returnTo } })).url,
    disconnect: async () => void answered(await callWithoutResponse(disconnect, {})),
  };
}
