type Method = 'error' | 'warn' | 'info' | 'log';

/** The calls that a test has kept from the console. */
export interface CapturedConsole {
  /** The arguments of each call, in order. */
  readonly calls: readonly (readonly unknown[])[];
  /** The first argument of each call, as text. */
  readonly messages: readonly string[];
  /** Resolves after `count` calls. */
  reached(count: number): Promise<void>;
  /** Gives the console its own methods back. Call it in `finally` or `afterEach`. */
  restore(): void;
}

/** Keeps the calls of some console methods, instead of printing them, until `restore` is called. */
export function captureConsole(...methods: readonly Method[]): CapturedConsole {
  const calls: unknown[][] = [];
  const waiting = new Map<number, () => void>();
  const restore = replaceMethods(methods, (...words) => {
    waiting.get(calls.push(words))?.();
  });
  return {
    calls,
    get messages() {
      return calls.map(([first]) => String(first));
    },
    reached: (count) =>
      new Promise((resolve) => {
        if (calls.length >= count) resolve();
        else waiting.set(count, resolve);
      }),
    restore,
  };
}

/** Returns the arguments of all calls of a console method while `act` ran; `firstLine` resolves at the first. */
export async function consoleDuring(
  method: Method,
  act: (firstLine: Promise<void>) => unknown,
): Promise<CapturedConsole['calls']> {
  const captured = captureConsole(method);
  try {
    await act(captured.reached(1));
  } finally {
    captured.restore();
  }
  return captured.calls;
}

/** Returns the arguments of all calls of a console method during a synchronous `act`. */
export function consoleDuringSync(method: Method, act: () => void): CapturedConsole['calls'] {
  const captured = captureConsole(method);
  try {
    act();
  } finally {
    captured.restore();
  }
  return captured.calls;
}

/** Makes a console method throw, like a broken error tracker; returns a function that restores it. */
export function breakConsole(method: Method): () => void {
  return replaceMethods([method], () => {
    throw new Error('The tracker is broken.');
  });
}

function replaceMethods(
  methods: readonly Method[],
  replacement: (...words: unknown[]) => void,
): () => void {
  const originals = methods.map((method) => [method, console[method]] as const);
  for (const method of methods) console[method] = replacement;
  return () => {
    for (const [method, original] of originals) console[method] = original;
  };
}
