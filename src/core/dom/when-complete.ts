/**
 * Acts once `page` is loaded, at once if it is: until then what is missing may still be printed.
 *
 * @param signal calls it off
 */
export function whenComplete(page: Document, act: () => void, signal: AbortSignal): void {
  if (page.readyState === 'complete') act();
  else page.defaultView?.addEventListener('load', act, { once: true, signal });
}
