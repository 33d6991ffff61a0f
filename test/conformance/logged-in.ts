import type { CallAnswer, Caller } from './caller';

/** A person with a log-in at a running site, by its address alone. */
export class LoggedIn implements Caller {
  readonly #address: string;
  readonly #headers: Readonly<Record<string, string>>;

  private constructor(address: string, headers: Readonly<Record<string, string>>) {
    this.#address = address;
    this.#headers = headers;
  }

  /**
   * Logs in as WordPress does, or at `/login`.
   *
   * @throws Error if the site does not accept the name and the password
   */
  static async at(address: string, name: string, password: string): Promise<LoggedIn> {
    const site = address.replace(/\/$/, '');
    const cookie =
      (await cookieOf(`${site}/wp-login.php`, name, password)) ||
      (await cookieOf(`${site}/login`, name, password));
    const nonce = await fetch(`${site}/wp-admin/admin-ajax.php?action=rest-nonce`, {
      headers: { cookie },
    });
    if (!nonce.ok) throw new Error(`${site} does not accept the log-in of ${name}.`);
    return new LoggedIn(site, { cookie, 'X-WP-Nonce': await nonce.text() });
  }

  async call<Body = Record<string, unknown>>(
    call: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<CallAnswer<Body>> {
    const isJson = body !== undefined;
    const response = await this.send(call, isJson ? JSON.stringify(body) : undefined, {
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...headers,
    });
    return { status: response.status, body: (await response.json()) as Body };
  }

  /** Sends a call with any body; returns the raw response. */
  send(
    call: string,
    body?: BodyInit,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const [method = '', path = ''] = call.split(' ');
    return fetch(`${this.#address}/wp-json/nh/v1/${path}`, {
      method,
      headers: { ...this.#headers, ...headers },
      ...(body !== undefined && { body }),
    });
  }

  /** The HTML at a path or an address of the site, as the person sees it. */
  async read(path: string): Promise<string> {
    const { cookie = '' } = this.#headers;
    return (await fetch(new URL(path, this.#address), { headers: { cookie } })).text();
  }

  /** Opens a path or an address of the site without following its redirect. */
  open(path: string): Promise<Response> {
    const { cookie = '' } = this.#headers;
    return fetch(new URL(path, this.#address), { headers: { cookie }, redirect: 'manual' });
  }
}

/** The cookies of a log-in; empty if the site has no such form. */
async function cookieOf(form: string, log: string, pwd: string): Promise<string> {
  const response = await fetch(form, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log, pwd, testcookie: '1' }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return cookies.filter((cookie) => !cookie.endsWith('=')).join('; ');
}
