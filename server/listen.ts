import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from './startup-error';

/** The address that a server listens at. */
export interface ListenOptions {
  /** 0 picks a free port. */
  readonly port: number;
  /** Default 127.0.0.1: reachable from this computer only. */
  readonly host?: string | undefined;
  /**
   * The environment variable that holds the port, such as `LIBRARY_PORT`. The error messages name it, or the
   * variable of the host, `LIBRARY_HOST`.
   */
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
      reject(new StartupError(problem(cause, { port, host, variable }), { cause }));
    });
    server.listen(port, host, () => {
      const { port: used } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${used}`);
    });
  });
}

function problem(
  { code, message }: NodeJS.ErrnoException,
  { port, host, variable }: ListenOptions,
): string {
  // No such name, no such address, no address of this computer.
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'].includes(code ?? '')) {
    const hostVariable = variable.replace('PORT', 'HOST');
    return `${hostVariable} is "${host}", which is no address of this computer. Set it to another, or remove it.`;
  }
  const why = code === 'EADDRINUSE' ? 'it is in use' : message;
  return `Port ${port} cannot be used: ${why}. Set ${variable} to another.`;
}

/** Requests that take longer are aborted when the server stops. */
const STOP_TIMEOUT = 10_000;

/** Milliseconds between two searches for connections whose request is finished. */
const IDLE_CHECK = 50;

/**
 * Stops accepting connections and resolves when the open requests are finished, after ten seconds at most. Answers close
 * their connection: a proxy would send one request after the other over it.
 */
export async function stopListening(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const deadline = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT);
  const closing = setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearInterval(closing);
  clearTimeout(deadline);
}
