/** A call that has reached the double. */
export interface Arrived {
  readonly address: string;
  readonly init: RequestInit;
  /** By name in small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A double of `fetch` that answers in the order in which it was told. */
export interface Answering {
  readonly calls: Arrived[];
  /** What comes next: an answer, a failure, or nothing until the call is ended. */
  next(answer: Response | Error | 'never'): void;
  restore(): void;
}

export function answering(): Answering {
  const original = globalThis.fetch;
  const calls: Arrived[] = [];
  const answers: (Response | Error | 'never')[] = [];
  globalThis.fetch = async (address, init = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    calls.push({ address: String(address), init, headers });
    const answer = answers.shift() ?? new Error('nobody has said what comes next');
    if (answer === 'never') return ended(init.signal as AbortSignal);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return {
    calls,
    next: (answer) => void answers.push(answer),
    restore: () => {
      globalThis.fetch = original;
    },
  };
}

/** An answer in JSON, or in whatever the text is. */
export function json(body: unknown, status = 200): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
