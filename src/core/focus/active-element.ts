/**
 * Returns the focused element, also inside open shadow roots and SVG; undefined if nothing has the focus.
 */
export function activeElement(): (Element & HTMLOrSVGElement) | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active && isFocusable(active) && active !== document.body ? active : undefined;
}

/**
 * Returns the focused element of a frame of the same origin, or the frame if nothing in it has the focus; undefined if the focus is
 * in no frame.
 */
export function activeInFrame(): (Element & HTMLOrSVGElement) | undefined {
  const frame = activeElement();
  if (!(frame instanceof HTMLIFrameElement)) return undefined;
  const inner = frame.contentDocument?.activeElement;
  return inner && inner.localName !== 'body' && isFocusable(inner) ? inner : frame;
}

function isFocusable(element: Element): element is Element & HTMLOrSVGElement {
  return 'focus' in element;
}
