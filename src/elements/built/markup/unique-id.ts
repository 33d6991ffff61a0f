let count = 0;

/**
 * The element's id, made unique if it has none or shares it: the builder's ids begin with the first
 * digits of a number, so two widgets of a page may have the same ones (facts, page-builder-markup 4).
 */
export function uniqueId(element: Element, prefix: string): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  if (!element.id || root.getElementById(element.id) !== element) {
    count += 1;
    element.id = `${element.id || prefix}-nh${count}`;
  }
  return element.id;
}
