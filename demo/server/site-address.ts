import type { Context } from 'hono';
import type { Site } from './site';

/** The names that lead whoever asks to the own computer, and to no other. */
const OWN_NAME = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * What whole addresses in an answer begin with. Anybody may write a `Host` header, so that a name in it is
 * repeated only where it is this computer's; for other names, where the site has not been told its address,
 * it is empty and the addresses begin with the path.
 */
export function answerOrigin({ siteUrl }: Pick<Site, 'siteUrl'>, { req }: Context): string {
  if (siteUrl) return siteUrl;
  const { origin, hostname } = new URL(req.url);
  return OWN_NAME.test(hostname) ? origin : '';
}
