/** Returns the nearest match among an element and its ancestors, across shadow boundaries. */
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
