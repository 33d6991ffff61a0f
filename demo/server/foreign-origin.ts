import type { Context } from 'hono';
import type { Site } from './site';

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of another site has a browser send what may change something. A program that is no browser
 * says nothing of where it comes from, and holds nobody's cookies.
 */
export function isForeign({ siteUrl }: Site, { req }: Context): boolean {
  if (reading.has(req.method)) return false;
  // It holds behind a proxy that changes the Host header too; browsers leave it out without https.
  const from = req.header('Sec-Fetch-Site');
  if (from) return from !== 'same-origin' && from !== 'none';
  const origin = req.header('Origin');
  // The scheme may be the proxy's.
  return origin !== undefined && origin !== siteUrl && hostOf(origin) !== hostOf(req.url);
}

/** Empty in an origin that says nothing, such as `null`. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}
