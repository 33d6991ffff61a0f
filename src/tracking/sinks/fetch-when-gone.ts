/** The part of the Fetch Later API used here; TypeScript does not know it yet. */
type FetchLater = (address: string, options: RequestInit) => unknown;

/**
 * Asks the browser to send a request when the page is closed, for whatever reason. Returns false if that is
 * unsupported or refused; `options.signal` cancels it.
 */
export function fetchWhenGone(address: string, options: RequestInit): boolean {
  const { fetchLater } = globalThis as { fetchLater?: FetchLater };
  try {
    fetchLater?.(address, options);
    return fetchLater !== undefined;
  } catch {
    // The browser's quota for closed pages is exceeded.
    return false;
  }
}
