/** Milliseconds until missing code is first requested again by itself, as in autoload. */
const FIRST_PAUSE = 3000;

/**
 * Calls `askAgain` after a pause that doubles with each failure. A page that the visitor leaves requests
 * nothing more; one that is kept for the way back goes on.
 *
 * @param failures number of failures before this one
 */
export function retryLater(askAgain: () => void, failures: number, signal: AbortSignal): void {
  const timer = setTimeout(askAgain, FIRST_PAUSE * 2 ** failures);
  const stop = (): void => clearTimeout(timer);
  signal.addEventListener('abort', stop);
  window.addEventListener('pagehide', ({ persisted }) => persisted || stop(), { signal });
}
