import { MINUTE } from './clock';
import { isSame } from './keyed-hash';
import type { Site } from './site';

/** Half of a nonce's life: it is good in the half that it was made in, and in the next. */
const HALF_LIFE = 12 * 60 * MINUTE;

/**
 * What a call must bring along: made for one action and one session, good for 12 to 24 hours.
 *
 * @param session empty for what any visitor may do
 */
export function nonceFor(site: Site, action: string, session: string): string {
  return nonceAt(site, action, session, half(site));
}

/** Whether a call brings a nonce of its action and session that is still good. */
export function isNonceFor(site: Site, action: string, session: string, nonce: string): boolean {
  return [half(site), half(site) - 1].some((at) =>
    isSame(nonce, nonceAt(site, action, session, at)),
  );
}

const half = ({ clock }: Site): number => Math.floor(clock() / HALF_LIFE);

function nonceAt({ hash }: Site, action: string, session: string, at: number): string {
  return hash('nonce', action, session, String(at)).slice(0, 20);
}
