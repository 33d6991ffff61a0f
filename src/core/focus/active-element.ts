/**
 * Returns the focused element, also inside open shadow roots and SVG; undefined if nothing has the focus.
 */
export function activeElement(): (Element & HTMLOrSVGElement) | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active && isFocusable(active) && active !== document.body ? active : undefined;
}

function isFocusable(element: Element): element is Element & HTMLOrSVGElement {
  return 'focus' in element;
}
