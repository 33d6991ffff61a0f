import type { Context } from 'hono';
import { forwarded } from '../../server/visitor-address';
import type { Site } from './site';

/** Whether the visitor uses https, with the site or with the proxy in front of it. */
export function isSecure(site: Site, context: Context): boolean {
  const isSiteSecure = site.siteUrl?.startsWith('https:') ?? false;
  return isSiteSecure || forwarded(site, context, 'X-Forwarded-Proto') === 'https';
}
