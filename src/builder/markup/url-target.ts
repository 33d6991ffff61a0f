/**
 * Calls `show` with the element inside `host` that the fragment of the page's address points to: at once and
 * after each change of the fragment.
 */
export function onUrlTarget(
  host: HTMLElement,
  show: (target: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const { defaultView: window } = host.ownerDocument;
  const update = (): void => {
    const target = urlTarget(host);
    if (target) show(target);
  };
  window?.addEventListener('hashchange', update, { signal });
  update();
}

/** Returns the element inside `host` whose id is the fragment of the page's address. */
function urlTarget(host: HTMLElement): HTMLElement | undefined {
  const { hash } = host.ownerDocument.location;
  if (hash.length < 2) return undefined;
  const target = host.querySelector<HTMLElement>(`#${CSS.escape(decoded(hash.slice(1)))}`);
  return target ?? undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
