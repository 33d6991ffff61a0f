import { isNonceFor, nonceFor } from './nonce';
import type { Site } from './site';

const action = 'wp_rest';

/** What a REST call must bring along beside its session's cookie, made for that session. */
export function restNonce(site: Site, session: string): string {
  return nonceFor(site, action, session);
}

/** Whether a REST call brings a nonce of its session that is still good. */
export function isRestNonce(site: Site, session: string, nonce: string): boolean {
  return isNonceFor(site, action, session, nonce);
}
