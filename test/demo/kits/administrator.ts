import { expect } from 'chai';
import type { TestSite } from '../site';

/** The password of the sites that these tests start. */
export const adminPassword = 'correct horse';

/** The part of an administrator's browser that the kits' calls need. */
export interface Administrator {
  readonly cookie: string;
  readonly nonce: string;
}

/** The response to a kits call. */
export interface KitAnswer {
  readonly status: number;

  readonly body: Readonly<Record<string, unknown>>;
}

/** Logs in and reads the nonce from a page's configuration. */
export async function administrator(site: TestSite): Promise<Administrator> {
  return loggedIn(site, 'admin', adminPassword);
}

/** A logged-in visitor. Only administrators' pages contain a nonce. */
export async function loggedIn(site: TestSite, log: string, pwd: string): Promise<Administrator> {
  const response = await fetch(`${site.url}/login`, {
    method: 'POST',
    body: new URLSearchParams({ log, pwd }),
    redirect: 'manual',
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(cookie, 'the session’s cookie').to.not.equal('');
  const page = await (await fetch(`${site.url}/account`, { headers: { cookie } })).text();
  return { cookie, nonce: /"restNonce":"(\w+)"/.exec(page)?.[1] ?? '' };
}

/** Sends a kits call, such as `POST exports`. */
export async function kitCall(
  site: TestSite,
  { cookie, nonce }: Administrator,
  call: string,
  body?: unknown,
): Promise<KitAnswer> {
  const response = await kitResponse(site, { cookie, nonce }, call, body);
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** Sends a kits call and returns the raw response. */
export function kitResponse(
  site: TestSite,
  { cookie, nonce }: Administrator,
  call: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const [method = '', path = ''] = call.split(' ');
  return fetch(`${site.url}/wp-json/nh/v1/kits/${path}`, {
    method,
    headers: {
      ...(cookie && { cookie }),
      ...(nonce && { 'X-WP-Nonce': nonce }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
