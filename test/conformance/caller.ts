/** The response to a call. */
export interface CallAnswer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** A person with a log-in at a site of any CMS. The tests of this folder use nothing else of the site. */
export interface Caller {
  /** Sends a call below `{restRoot}/nh/v1`, such as `GET templates/7`, as JSON. */
  call<Body = Record<string, unknown>>(
    call: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<CallAnswer<Body>>;
}
