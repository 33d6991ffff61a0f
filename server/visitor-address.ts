import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** A server behind reverse proxies. */
export interface ProxiedServer {
  /** The number of trusted reverse proxies in front of the server. */
  readonly proxies: number;
}

/** The visitor's IP address, as reported by the trusted proxies. */
export function visitorAddress(server: ProxiedServer, context: Context): string {
  const claimed = forwarded(server, context, 'X-Forwarded-For') ?? '';
  return isIP(claimed) ? claimed : (getConnInfo(context).remote.address ?? '');
}

/** The header value that the outermost trusted proxy has added. Values before it may be forged. */
export function forwarded(
  { proxies }: ProxiedServer,
  context: Context,
  name: string,
): string | undefined {
  if (proxies === 0) return undefined;
  const values = context.req.header(name)?.split(',') ?? [];
  return (values.at(-proxies) ?? values[0])?.trim();
}
