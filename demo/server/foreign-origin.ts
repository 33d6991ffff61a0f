import type { Context } from 'hono';
import type { Site } from './site';

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of another site sends a request that may change data. Programs that are not browsers send no
 * origin, and hold no visitor's cookies.
 */
export function isForeign({ siteUrl }: Site, { req }: Context): boolean {
  if (reading.has(req.method)) return false;
  // Reliable also behind a proxy that rewrites the Host header. Browsers send it over https only.
  const from = req.header('Sec-Fetch-Site');
  if (from) return from !== 'same-origin' && from !== 'none';
  const origin = req.header('Origin');
  // Compares hosts only: a proxy may change the scheme.
  return origin !== undefined && origin !== siteUrl && hostOf(origin) !== hostOf(req.url);
}

/** The host of an origin; empty for an opaque origin, which is sent as `null`. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}
