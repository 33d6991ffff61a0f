import { anything, type KitAnswer, type KitCall, kitCall } from '../rest';
import { type Connection, connectAnswer, connection } from './wire/account';
import { undoAnswer } from './wire/bulk';

/** Who ends a call, and when. */
export type CallOptions = Pick<KitCall<unknown>, 'signal' | 'timeout'>;

/** The account that the person is connected with, if there is one. */
export function fetchConnection(options: CallOptions): Promise<KitAnswer<Connection>> {
  return kitCall('library', { ...options, shape: connection });
}

/** Begins to connect: the address that the browser goes to, which leads back to the path `returnTo`. */
export function beginConnect(
  returnTo: string,
  options: CallOptions,
): Promise<KitAnswer<{ readonly url: string }>> {
  const body = { returnTo };
  return kitCall('library/connect', { ...options, method: 'POST', body, shape: connectAnswer });
}

/** Ends the connection. */
export function endConnection(options: CallOptions): Promise<KitAnswer<unknown>> {
  return kitCall('library', { ...options, method: 'DELETE', shape: anything });
}

/** Takes a deletion or a move back. */
export function takeBack(
  undo: string,
  options: CallOptions,
): Promise<KitAnswer<{ readonly done: number }>> {
  const route = `library/undo/${encodeURIComponent(undo)}`;
  return kitCall(route, { ...options, method: 'POST', shape: undoAnswer });
}
