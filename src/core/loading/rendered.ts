/** True where an element has a box: connected, slotted, and neither hidden nor `display: contents`. */
export function isRendered(element: Element): boolean {
  return element.getClientRects().length > 0;
}
