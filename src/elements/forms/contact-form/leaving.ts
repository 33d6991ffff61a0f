/** Milliseconds in which a page is hidden that is being left, once WebKit has failed its calls. */
const MOMENT = 250;

/**
 * Answers whether the visitor leaves the page, or has begun to since the call: WebKit fails what is on its
 * way before it hides the page, what was asked for late only just before.
 *
 * @param signal ends looking
 */
export function leaving(signal: AbortSignal): () => Promise<boolean> {
  const left = new Promise<boolean>((resolve) => {
    for (const type of ['beforeunload', 'pagehide']) {
      addEventListener(type, () => resolve(true), { signal });
    }
  });
  const stays = (): Promise<boolean> =>
    new Promise((resolve) => setTimeout(() => resolve(false), MOMENT));
  return () => Promise.race([left, stays()]);
}
