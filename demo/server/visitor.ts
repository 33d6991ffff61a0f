import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Site } from './site';

/** The network address that a request comes from, as the site's own proxies saw it. */
export function visitorAddress(site: Site, context: Context): string {
  const claimed = forwarded(site, context, 'X-Forwarded-For') ?? '';
  return isIP(claimed) ? claimed : (getConnInfo(context).remote.address ?? '');
}

/** Whether the visitor's browser speaks https with the site or with the proxy before it. */
export function isSecure(site: Site, context: Context): boolean {
  const isSiteSecure = site.siteUrl?.startsWith('https:') ?? false;
  return isSiteSecure || forwarded(site, context, 'X-Forwarded-Proto') === 'https';
}

/** What the outermost of the site's own proxies has added to a header; what stands before it may be made up. */
function forwarded({ proxies }: Site, context: Context, name: string): string | undefined {
  if (proxies === 0) return undefined;
  const values = context.req.header(name)?.split(',') ?? [];
  return (values.at(-proxies) ?? values[0])?.trim();
}
