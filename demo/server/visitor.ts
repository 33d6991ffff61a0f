import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The network address that a request comes from. What a proxy claims is not believed. */
export function visitorAddress(context: Context): string {
  return getConnInfo(context).remote.address ?? '';
}
