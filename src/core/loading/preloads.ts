let renewing: Promise<unknown> | undefined;

/**
 * Has the next page load ask the server again for the code that this page preloads. WebKit keeps the
 * answer to a `modulepreload`, even an error that must not be stored, and hands it to all later pages of
 * the tab (measured: WebKitGTK 2.50): without this, one failure would be there to stay. It lets go of it
 * when the same address is asked for as something other than a script. May go when WebKit asks again.
 */
export function renewPreloads(): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  renewing ??= Promise.allSettled([...links].map(askFor)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Reads the answer to its end, so that no connection waits for it. */
async function askFor({ href }: HTMLLinkElement): Promise<void> {
  await (await fetch(href)).blob();
}
