import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { grantAccess } from '../../library-service/grant-access';
import { adminPassword, loggedIn } from '../kits/administrator';
import type { TestSite } from '../site';

/** The response to a call. */
export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** An administrator with the part of a browser that the libraries' calls need. */
export class Person {
  readonly #site: TestSite;
  /** The nonce of the site’s requests. */
  readonly nonce: string;
  cookie: string;

  private constructor(site: TestSite, cookie: string, nonce: string) {
    this.#site = site;
    this.cookie = cookie;
    this.nonce = nonce;
  }

  /** Logs in as `admin` or `editor`. */
  static async at(site: TestSite, name = 'admin'): Promise<Person> {
    const { cookie, nonce } = await loggedIn(site, name, adminPassword);
    return new Person(site, cookie, nonce);
  }

  /** Sends a call, such as `GET library/folders`. */
  async call<Body = Record<string, unknown>>(
    call: string,
    body?: unknown,
    more: Readonly<Record<string, string>> = {},
    signal?: AbortSignal,
  ): Promise<Answer<Body>> {
    const [method = '', path = ''] = call.split(' ');
    const response = await fetch(`${this.#site.url}/wp-json/nh/v1/${path}`, {
      method,
      headers: { cookie: this.cookie, 'X-WP-Nonce': this.nonce, ...more },
      ...(body !== undefined && { body: sent(body) }),
      ...(signal && { signal }),
    });
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
    const { status, headers } = response;
    return { status, headers, body: (isJson ? await response.json() : undefined) as Body };
  }

  /** Sends a call to the site under another name than that of this computer. */
  async callNamed(
    host: string,
    call: string,
    body: unknown,
  ): Promise<Omit<Answer<Record<string, unknown>>, 'headers'>> {
    const [method = '', path = ''] = call.split(' ');
    const sending = request(`${this.#site.url}/wp-json/nh/v1/${path}`, {
      method,
      headers: { host, cookie: this.cookie, 'X-WP-Nonce': this.nonce },
    });
    sending.end(JSON.stringify(body));
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, body: JSON.parse(await text(response)) };
  }

  /** Connects a seeded account of the library. @returns the response of the last page */
  async connect(account = 'ada'): Promise<Response> {
    return this.comeBack(await this.goTo(account));
  }

  /** Grants the site access at the library. @returns the URL that the library redirects to */
  async goTo(account: string): Promise<string> {
    const returnTo = '/template-library?tab=cloud';
    const { body, headers } = await this.call<{ url: string }>('POST library/connect', {
      returnTo,
    });
    this.#state = headers.get('Set-Cookie')?.split(';')[0] ?? '';
    return grantAccess(body.url, account);
  }

  /** Follows the library's redirect like a browser: without the session cookie. */
  comeBack(address: string): Promise<Response> {
    return fetch(address, { headers: { cookie: this.#state }, redirect: 'manual' });
  }

  #state = '';
}

const sent = (body: unknown): BodyInit =>
  body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body);
