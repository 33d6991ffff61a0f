import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { Site } from '../site';
import { isSecure } from '../visitor';

const cookie = 'nh_tracking';
const scope = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

/** Seconds until the cookie expires: 180 days. */
const LIFETIME = 180 * 24 * 60 * 60;

/** The address that pages send tracked events to. */
export const beaconAddress = '/wp-json/nh/v1/tracked';

/** Whether the request's cookies contain the visitor's consent. */
export function hasConsent(cookies: string): boolean {
  return /(^|; )nh_tracking=yes(;|$)/.test(cookies);
}

/** Stores the consent in a cookie. Without consent, the cookie is deleted. */
export function saveConsent(site: Site, context: Context, isGiven: boolean): void {
  if (!isGiven) deleteCookie(context, cookie, scope);
  else {
    const secure = isSecure(site, context);
    setCookie(context, cookie, 'yes', { ...scope, secure, maxAge: LIFETIME });
  }
}

/** The tracking configuration of a visitor's pages; empty before consent. */
export function trackingConfig(cookies: string): object {
  return hasConsent(cookies) ? { tracking: { beacon: beaconAddress, consent: true } } : {};
}
