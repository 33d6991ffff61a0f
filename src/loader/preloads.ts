let renewing: Promise<unknown> | undefined;

/**
 * Ensures that the next page fetches preloaded code from the server again. WebKit caches the response to a
 * `modulepreload`, even an uncacheable error, for all later pages of the tab (measured: WebKitGTK 2.50), so
 * one failure would persist. Requesting the address as something other than a script evicts it. Remove when
 * WebKit is fixed.
 */
export function renewPreloads(): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  renewing ??= Promise.allSettled([...links].map(askFor)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Requests an address and reads the whole response, so that the connection is released. */
async function askFor({ href }: HTMLLinkElement): Promise<void> {
  await (await fetch(href)).blob();
}
