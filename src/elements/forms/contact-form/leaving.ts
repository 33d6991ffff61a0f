/**
 * Answers, until the signal ends, whether the visitor has begun to leave the page since: WebKit then fails
 * the calls that are on their way, before the page is hidden.
 */
export function leaving(signal: AbortSignal): () => boolean {
  let isLeft = false;
  const leave = (): void => {
    isLeft = true;
  };
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, leave, { signal });
  return () => isLeft;
}
