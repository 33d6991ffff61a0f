import { isNonceFor, nonceFor } from '../nonce';
import type { Site } from '../site';

const action = 'regions';

/** The nonce of the region editor's calls for one session. */
export function regionNonce(site: Site, session: string): string {
  return nonceFor(site, action, session);
}

/** Whether a nonce of the region editor is valid for this session. */
export function isRegionNonce(site: Site, session: string, nonce: string): boolean {
  return isNonceFor(site, action, session, nonce);
}
