/** The nearest that matches of an element and its ancestors, those around its shadow roots included. */
export function closestThrough(element: Element, selector: string): Element | undefined {
  for (
    let at: Element | undefined = element;
    at;
    at = (at.getRootNode() as Partial<ShadowRoot>).host
  ) {
    const found = at.closest(selector);
    if (found) return found;
  }
  return undefined;
}
