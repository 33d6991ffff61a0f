/** Has the steps of each session done one at a time, so that the same step twice never runs beside itself. */
export class Turns {
  readonly #queues = new Map<
    string,
    { readonly last: Promise<unknown>; readonly end: AbortController }
  >();

  /** Does a step when those before it are over; `signal` ends it when its session is cancelled. */
  async take<Result>(
    session: string,
    step: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const { last, end } = this.#queues.get(session) ?? {
      last: Promise.resolve(),
      end: new AbortController(),
    };
    const mine = last.catch(() => undefined).then(() => step(end.signal));
    const queue = { last: mine, end };
    this.#queues.set(session, queue);
    try {
      return await mine;
    } finally {
      if (this.#queues.get(session) === queue) this.#queues.delete(session);
    }
  }

  /** Ends what a session has under way, and waits until it is over. */
  async cancel(session: string): Promise<void> {
    const queue = this.#queues.get(session);
    queue?.end.abort();
    await queue?.last.catch(() => undefined);
  }
}
