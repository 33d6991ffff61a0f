/** A session of the WebDriver protocol (W3C), as far as the checks need it. */
export class WebDriver {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /**
   * Begins a session.
   *
   * @param server the driver's own address
   * @returns the session and the browser's version
   */
  static async begin(
    server: string,
    capabilities: object,
  ): Promise<{ session: WebDriver; version: string }> {
    const asked = { capabilities: { alwaysMatch: capabilities } };
    const begun = (await call('POST', `${server}/session`, asked)) as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
    const session = new WebDriver(`${server}/session/${begun.sessionId}`);
    return { session, version: begun.capabilities.browserVersion };
  }

  /** Asks for a command by its path below the session's, such as `/url`. */
  post(path: string, body: object): Promise<unknown> {
    return call('POST', this.#url + path, body);
  }

  end(): Promise<unknown> {
    return call('DELETE', this.#url);
  }
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
