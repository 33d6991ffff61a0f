/**
 * Sets attributes of an element; null removes one.
 *
 * @returns a function that restores the previous attributes
 */
export function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string | null>>,
): () => void {
  const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const);
  write(element, Object.entries(attributes));
  return () => write(element, before);
}

function write(element: Element, attributes: readonly (readonly [string, string | null])[]): void {
  for (const [name, value] of attributes) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
