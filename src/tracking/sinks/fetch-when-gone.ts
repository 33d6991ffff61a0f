/** The part of the Fetch Later API that is used here; TypeScript does not know it yet. */
type FetchLater = (address: string, options: RequestInit) => unknown;

/**
 * Has the browser send a request when the page is gone, however it goes; false where it cannot, or will
 * not. `options.signal` takes it back.
 */
export function fetchWhenGone(address: string, options: RequestInit): boolean {
  const { fetchLater } = globalThis as { fetchLater?: FetchLater };
  try {
    fetchLater?.(address, options);
    return fetchLater !== undefined;
  } catch {
    // More than the browser keeps for pages that are gone.
    return false;
  }
}
