import { MINUTE } from '../clock';
import { isSame } from '../keyed-hash';
import type { Site } from '../site';

/** Half of a nonce's life: it is good in the half that it was made in, and in the next. */
const HALF_LIFE = 12 * 60 * MINUTE;

const action = 'regions';

/** What a call of the region editor must bring along: made for one session, good for 12 to 24 hours. */
export function regionNonce(site: Site, session: string): string {
  return nonceAt(site, session, half(site));
}

/** Whether a call brings a nonce of its session that is still good. */
export function isRegionNonce(site: Site, session: string, nonce: string): boolean {
  return [half(site), half(site) - 1].some((at) => isSame(nonce, nonceAt(site, session, at)));
}

const half = ({ clock }: Site): number => Math.floor(clock() / HALF_LIFE);

function nonceAt({ hash }: Site, session: string, at: number): string {
  return hash('nonce', action, session, String(at)).slice(0, 20);
}
