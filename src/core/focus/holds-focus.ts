/**
 * Tells whether the focused element is `element` or lies in it, also while the browser's window is in the
 * background: then `:focus` and `:focus-within` match nothing.
 */
export function holdsFocus(element: Element): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return activeElement !== null && element.contains(activeElement);
}
