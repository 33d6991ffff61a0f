/** A request that the double has received. */
export interface ReceivedRequest {
  readonly address: string;
  readonly init: RequestInit;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A double of `fetch` that sends prepared responses, in order. */
export interface RestServer {
  readonly calls: ReceivedRequest[];
  /** Prepares the next response: a response, a network failure, or none until the request is aborted. */
  next(response: Response | Error | 'never'): void;
  restore(): void;
}

/** Replaces the global `fetch` until `restore` is called. */
export function restServer(): RestServer {
  const original = globalThis.fetch;
  const calls: ReceivedRequest[] = [];
  const responses: (Response | Error | 'never')[] = [];
  globalThis.fetch = async (address, init = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    calls.push({ address: String(address), init, headers });
    const response = responses.shift() ?? new Error('no response is prepared');
    if (response === 'never') return aborted(init.signal as AbortSignal);
    if (response instanceof Error) throw response;
    return response;
  };
  return {
    calls,
    next: (response) => void responses.push(response),
    restore: () => {
      globalThis.fetch = original;
    },
  };
}

/** A response with JSON, or with a text as it is. */
export function json(body: unknown, status = 200): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
