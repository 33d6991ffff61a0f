/** Maximum delay in milliseconds between WebKit's abort of the requests and the hiding of the page. */
const HIDING_DELAY = 250;

/**
 * Watches whether the visitor leaves the page. The returned function resolves with true if the visitor has
 * begun to leave since then, or does so within 250 ms: WebKit aborts requests before it hides the page.
 *
 * @param signal removes the listeners
 */
export function watchLeaving(signal: AbortSignal): () => Promise<boolean> {
  const left = new Promise<boolean>((resolve) => {
    for (const type of ['beforeunload', 'pagehide']) {
      addEventListener(type, () => resolve(true), { signal });
    }
  });
  const stays = (): Promise<boolean> =>
    new Promise((resolve) => setTimeout(() => resolve(false), HIDING_DELAY));
  return () => Promise.race([left, stays()]);
}
