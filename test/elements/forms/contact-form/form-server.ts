/** A request of the element. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: FormData | undefined;
  readonly signal: AbortSignal | undefined;
  /** Responds with JSON. */
  answer(json: unknown, status?: number): void;
  answerText(text: string, status?: number): void;
  /** Rejects the request, as without a network. */
  fail(): void;
}

/** A double of the form's server: the test responds to each request. */
export interface FormServer {
  readonly calls: Call[];
  /** The next request to a path with this ending, already received or not. */
  next(ending: string): Promise<Call>;
  restore(): void;
}

/** Replaces `fetch`. Requests for the schema get `rules` immediately, if given. */
export function formServer(rules: readonly object[] | null): FormServer {
  const original = window.fetch;
  const calls: Call[] = [];
  const waiting: { ending: string; resolve(call: Call): void }[] = [];
  const taken = new Set<Call>();

  function receive(call: Call): void {
    calls.push(call);
    const index = waiting.findIndex(({ ending }) => call.path.endsWith(ending));
    if (index < 0) return;
    taken.add(call);
    waiting.splice(index, 1)[0]?.resolve(call);
  }

  window.fetch = (input, init = {}) =>
    new Promise((resolve, reject) => {
      const address = new URL(String(input), location.href);
      const respond = (text: string | null, status: number): void =>
        resolve(new Response(status === 204 ? null : text, { status }));
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      const call: Call = {
        method: init.method ?? 'GET',
        path: address.pathname + address.search,
        headers: new Headers(init.headers),
        body: init.body instanceof FormData ? init.body : undefined,
        signal: init.signal ?? undefined,
        answer: (json, status = 200) => respond(JSON.stringify(json), status),
        answerText: (text, status = 200) => respond(text, status),
        fail: () => reject(new TypeError('Failed to fetch')),
      };
      if (rules && call.path.endsWith('/feedback/schema'))
        call.answer({ version: '2024-10', rules });
      receive(call);
    });

  return {
    calls,
    next(ending) {
      const come = calls.find((call) => call.path.endsWith(ending) && !taken.has(call));
      if (come) {
        taken.add(come);
        return Promise.resolve(come);
      }
      return new Promise((resolve) => waiting.push({ ending, resolve }));
    },
    restore() {
      window.fetch = original;
    },
  };
}

/** A complete response to a submission; `more` overrides its fields. */
export function feedback(status: string, message = '', more: object = {}): object {
  return {
    contact_form_id: 7,
    status,
    message,
    posted_data_hash: '',
    into: '#wpcf7-f7-o1',
    invalid_fields: [],
    ...more,
  };
}
