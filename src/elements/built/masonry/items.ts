/** Children of a box that are not items. */
const NOT_AN_ITEM = 'script, style, link, template, br';

/** Returns the items in a box. */
export function itemsIn(box: Element): HTMLElement[] {
  return [...box.children].filter((child): child is HTMLElement => !child.matches(NOT_AN_ITEM));
}

/** Returns the box of the items: the host, or its only descendant box, such as a gallery in a widget. */
export function boxOf(host: HTMLElement): HTMLElement {
  const items = itemsIn(host);
  return items.length === 1 && items[0] ? boxOf(items[0]) : host;
}
