/**
 * Calls `show` with the element that the page's address points at, at once and whenever it points at
 * another, as long as it is inside `host`.
 */
export function onAddressed(
  host: HTMLElement,
  show: (target: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const { defaultView: window } = host.ownerDocument;
  const look = (): void => {
    const target = addressed(host);
    if (target) show(target);
  };
  window?.addEventListener('hashchange', look, { signal });
  look();
}

/** The element inside `host` whose id the page's address names. */
function addressed(host: HTMLElement): HTMLElement | undefined {
  const { hash } = host.ownerDocument.location;
  if (hash.length < 2) return undefined;
  const found = host.querySelector<HTMLElement>(`#${CSS.escape(decoded(hash.slice(1)))}`);
  return found ?? undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
