const waiting = new Set<() => void>();
let observer: MutationObserver | undefined;

/**
 * True while the parser may still be inside `node`: the document is loading, and neither the node nor an
 * ancestor has a next sibling.
 */
export function isBeingParsed(node: Node): boolean {
  if (node.ownerDocument?.readyState !== 'loading') return false;
  for (
    let at: Node | null = node;
    at;
    at = at.parentNode ?? (at as Partial<ShadowRoot>).host ?? null
  ) {
    if (at.nextSibling) return false;
  }
  return true;
}

/** Calls `callback` once, after the parser has added a node to `document` or has finished. */
export function onceParsedFurther(document: Document, callback: () => void): void {
  waiting.add(callback);
  if (observer) return;
  observer = new MutationObserver(runWaiting);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('readystatechange', runWaiting, { once: true });
}

function runWaiting(): void {
  observer?.disconnect();
  observer = undefined;
  const callbacks = [...waiting];
  waiting.clear();
  for (const callback of callbacks) callback();
}
