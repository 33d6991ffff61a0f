/**
 * Returns the address of a document's page. A `srcdoc` or blank frame, such as the canvas of an editor, has the
 * address of the page around it: its own names no site and resolves no relative address.
 */
export function pageAddress(document: Document): URL {
  const outer = document.defaultView?.frameElement?.ownerDocument;
  if (!document.URL.startsWith('about:')) return new URL(document.URL);
  // A sandboxed frame does not see the page around it.
  return outer ? pageAddress(outer) : new URL(document.baseURI);
}

/**
 * Returns the origin of a document. Unlike `location.origin`, which is `null` in a `srcdoc` frame, this is the origin
 * that requests of the document have.
 */
export function pageOrigin({ defaultView }: Document): string {
  return (defaultView ?? globalThis).origin;
}
