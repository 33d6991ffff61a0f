import { fetchCode } from './fetch-code';

/** Milliseconds after which an idle element is loaded even if the page is never idle. */
const IDLE_TIMEOUT = 2000;

/** Loads an element when the browser is idle. */
export function whenIdle(element: Element): void {
  const begin = (): unknown => fetchCode(element);
  // Missing in WebKit (measured in WebKitGTK 2.50).
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_TIMEOUT });
  else setTimeout(begin, IDLE_TIMEOUT / 10);
}
