/** Printed among items without being one. */
const SILENT = 'script, style, link, template, br';

/** The items in a box. */
export function itemsIn(box: Element): HTMLElement[] {
  return [...box.children].filter((child): child is HTMLElement => !child.matches(SILENT));
}

/** What holds the items: the host, or the box that is all it holds, as a gallery in its widget. */
export function boxOf(host: HTMLElement): HTMLElement {
  const items = itemsIn(host);
  return items.length === 1 && items[0] ? boxOf(items[0]) : host;
}
