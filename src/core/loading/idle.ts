import { fetchCode } from './fetched';

/** Milliseconds after which an idle element is fetched even if the page never rests. */
const PATIENCE = 2000;

/** Fetches an element when the browser has nothing better to do. */
export function whenIdle(element: Element): void {
  const begin = (): unknown => fetchCode(element);
  // Missing in WebKit (measured in WebKitGTK 2.50).
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: PATIENCE });
  else setTimeout(begin, PATIENCE / 10);
}
