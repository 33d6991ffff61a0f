let count = 0;

/**
 * Returns the element's id, after making it unique if it is missing or a duplicate. The builder's ids use the
 * first digits of a number, so two widgets on a page can share an id
 * (docs/compatibility/page-builder-markup.md#disclosure-widgets).
 */
export function uniqueId(element: Element, prefix: string): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  if (!element.id || root.getElementById(element.id) !== element) {
    count += 1;
    element.id = `${element.id || prefix}-nh${count}`;
  }
  return element.id;
}
