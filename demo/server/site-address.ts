import type { Context } from 'hono';
import type { Site } from './site';

/** The host names of the local computer. */
const OWN_NAME = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The origin of absolute URLs in a response. A client can send any `Host` header, so it is used only for names of
 * the local computer. For other names without a configured `siteUrl`, the result is empty and URLs start with the
 * path.
 */
export function answerOrigin({ siteUrl }: Pick<Site, 'siteUrl'>, { req }: Context): string {
  if (siteUrl) return siteUrl;
  const { origin, hostname } = new URL(req.url);
  return OWN_NAME.test(hostname) ? origin : '';
}
