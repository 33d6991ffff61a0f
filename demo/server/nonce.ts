import { HOUR } from '../../server/clock';
import { isSame } from '../../server/secrets';
import type { Site } from './site';

/** Half the lifetime of a nonce: a nonce is valid in the period it was made in and in the next. */
const HALF_LIFE = 12 * HOUR;

/**
 * A nonce for one action and one session, valid for 12 to 24 hours.
 *
 * @param session empty for actions that need no session
 */
export function nonceFor(site: Site, action: string, session: string): string {
  return nonceAt(site, action, session, half(site));
}

/** Whether a nonce is valid for this action and session. */
export function isNonceFor(site: Site, action: string, session: string, nonce: string): boolean {
  return [half(site), half(site) - 1].some((at) =>
    isSame(nonce, nonceAt(site, action, session, at)),
  );
}

const half = ({ clock }: Site): number => Math.floor(clock() / HALF_LIFE);

function nonceAt({ hash }: Site, action: string, session: string, at: number): string {
  return hash('nonce', action, session, String(at)).slice(0, 20);
}
