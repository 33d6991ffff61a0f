import { isNonceFor, nonceFor } from './nonce';
import type { Site } from './site';

const action = 'wp_rest';

/** The nonce that REST calls of a session send beside its cookie. */
export function restNonce(site: Site, session: string): string {
  return nonceFor(site, action, session);
}

/** Whether a REST nonce is valid for this session. */
export function isRestNonce(site: Site, session: string, nonce: string): boolean {
  return isNonceFor(site, action, session, nonce);
}
