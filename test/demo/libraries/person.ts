import { seedPassword } from '../../../library-service/seeds';
import { adminPassword, loggedIn } from '../kits/administrator';
import type { TestSite } from '../site';

/** What a call was answered. */
export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Somebody who runs the site, in a browser of their own, as far as the libraries' calls need one. */
export class Person {
  readonly #site: TestSite;
  readonly #nonce: string;
  cookie: string;

  private constructor(site: TestSite, cookie: string, nonce: string) {
    this.#site = site;
    this.cookie = cookie;
    this.#nonce = nonce;
  }

  /** Logs in as `admin` or `editor`. */
  static async at(site: TestSite, name = 'admin'): Promise<Person> {
    const { cookie, nonce } = await loggedIn(site, name, adminPassword);
    return new Person(site, cookie, nonce);
  }

  /** Makes a call, such as `GET library/folders`. */
  async call<Body = Record<string, unknown>>(
    call: string,
    body?: unknown,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Body>> {
    const [method = '', path = ''] = call.split(' ');
    const response = await fetch(`${this.#site.url}/wp-json/nh/v1/${path}`, {
      method,
      headers: { cookie: this.cookie, 'X-WP-Nonce': this.#nonce, ...more },
      ...(body !== undefined && { body: sent(body) }),
    });
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
    const { status, headers } = response;
    return { status, headers, body: (isJson ? await response.json() : undefined) as Body };
  }

  /** Goes to the library with an account of its seeds, and comes back. @returns the last page's answer */
  async connect(account = 'ada'): Promise<Response> {
    return this.comeBack(await this.goTo(account));
  }

  /** Lets the site in at the library. @returns where the library leads back to */
  async goTo(account: string): Promise<string> {
    const returnTo = '/template-library?tab=cloud';
    const { body, headers } = await this.call<{ url: string }>('POST library/connect', {
      returnTo,
    });
    this.#state = headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const asked = new URL(body.url);
    const form = new URLSearchParams(asked.search);
    form.set('with', account ? 'account' : 'nothing');
    form.set('email', `${account}@library.example`);
    form.set('password', seedPassword);
    const answer = await fetch(asked.origin + asked.pathname, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    return answer.headers.get('Location') ?? '';
  }

  /** Follows the library back, as a browser would: without the session's cookie. */
  comeBack(address: string): Promise<Response> {
    return fetch(address, { headers: { cookie: this.#state }, redirect: 'manual' });
  }

  #state = '';
}

const sent = (body: unknown): BodyInit =>
  body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body);
