/** A value that can be passed to a page. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * The source of a function that tries another for so many milliseconds, until it has an answer, or the page is left:
 * an expression that is still running then never has a result.
 */
export function pollingOf(ask: string, slice: number): string {
  return `async (...given) => {
    const ending = new AbortController();
    const gone = Symbol();
    const left = new Promise((end) => {
      addEventListener('pagehide', () => end(gone), { signal: ending.signal });
    });
    try {
      for (const end = performance.now() + ${slice}; performance.now() < end; ) {
        const answer = await Promise.race([left, (${ask})(...given)]);
        if (answer === gone) return undefined;
        if (answer) return answer;
        const pause = new Promise((next) => setTimeout(next, 20));
        if ((await Promise.race([left, pause])) === gone) return undefined;
      }
    } finally {
      ending.abort();
    }
  }`;
}

/** An expression that calls a function in the page and returns its result as JSON. */
export function expression(
  act: string | ((...given: never) => unknown),
  given: readonly Json[],
): string {
  // tsx names functions by a helper that the page does not have.
  return `(async () => {
    const __name = (named) => named;
    try {
      return JSON.stringify({ value: await (${act})(...${JSON.stringify(given)}) });
    } catch (error) {
      return JSON.stringify({ error: String(error) });
    }
  })()`;
}

/** The value of such an expression; its error is thrown. */
export function resultOf(answer: unknown): unknown {
  const { value, error } = JSON.parse(String(answer)) as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(`In the page: ${error}`);
  return value;
}
