import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { Site } from '../site';
import { isSecure } from '../visitor';

const cookie = 'nh_tracking';
const scope = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

/** Half a year, after which a visitor is asked anew. */
const LIFETIME = 180 * 24 * 60 * 60;

/** Where pages post what was tracked. */
export const beaconAddress = '/wp-json/nh/v1/tracked';

/** Whether a visitor has agreed, by the cookies that the browser has sent. */
export function hasConsent(cookies: string): boolean {
  return /(^|; )nh_tracking=yes(;|$)/.test(cookies);
}

/** Keeps what the visitor has answered. */
export function keepConsent(site: Site, context: Context, isGiven: boolean): void {
  if (!isGiven) deleteCookie(context, cookie, scope);
  else {
    const secure = isSecure(site, context);
    setCookie(context, cookie, 'yes', { ...scope, secure, maxAge: LIFETIME });
  }
}

/** What the pages of a visitor are configured with: nothing at all before consent. */
export function trackingConfig(cookies: string): object {
  return hasConsent(cookies) ? { tracking: { beacon: beaconAddress, consent: true } } : {};
}
