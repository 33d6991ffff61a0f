/** Runs the steps of each session one at a time, so that a retried step never runs twice at once. */
export class StepQueue {
  readonly #queues = new Map<
    string,
    { readonly last: Promise<unknown>; readonly end: AbortController }
  >();

  /** Runs a step after the previous ones; `signal` aborts it when the session is cancelled. */
  async run<Result>(
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

  /** Aborts the running steps of a session, and waits until they have ended. */
  async cancel(session: string): Promise<void> {
    const queue = this.#queues.get(session);
    queue?.end.abort();
    await queue?.last.catch(() => undefined);
  }
}
