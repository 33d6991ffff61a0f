/**
 * Calls `act` once `page` has loaded, or immediately if it has: missing nodes may still be printed until
 * then.
 *
 * @param signal cancels the call
 */
export function whenComplete(page: Document, act: () => void, signal: AbortSignal): void {
  if (page.readyState === 'complete') act();
  else page.defaultView?.addEventListener('load', act, { once: true, signal });
}
