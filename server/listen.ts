import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from './startup-error';

/** The address that a server listens at. */
export interface ListenOptions {
  /** 0 picks a free port. */
  readonly port: number;
  /** Default 127.0.0.1: reachable from this computer only. */
  readonly host?: string | undefined;
  /** The environment variable that holds the port; the error message names it. */
  readonly variable: string;
}

/**
 * Starts listening and resolves with the server's origin, such as `http://127.0.0.1:4173`.
 *
 * @throws StartupError the port is in use or not allowed
 */
export function listen(
  server: Server,
  { port, host = '127.0.0.1', variable }: ListenOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const why = cause.code === 'EADDRINUSE' ? 'it is in use' : cause.message;
      const message = `Port ${port} cannot be used: ${why}. Set ${variable} to another.`;
      reject(new StartupError(message, { cause }));
    });
    server.listen(port, host, () => {
      const { port: used } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${used}`);
    });
  });
}

/** Requests that take longer are aborted when the server stops. */
const STOP_TIMEOUT = 10_000;

/** Stops accepting connections and resolves when the open requests are finished, after ten seconds at most. */
export async function stopListening(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(deadline);
}
