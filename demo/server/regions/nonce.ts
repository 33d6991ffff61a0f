import { isNonceFor, nonceFor } from '../nonce';
import type { Site } from '../site';

const action = 'regions';

/** What a call of the region editor must bring along, made for one session. */
export function regionNonce(site: Site, session: string): string {
  return nonceFor(site, action, session);
}

/** Whether a call brings a nonce of its session that is still good. */
export function isRegionNonce(site: Site, session: string, nonce: string): boolean {
  return isNonceFor(site, action, session, nonce);
}
