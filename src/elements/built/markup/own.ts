/** What holds markup of its own: a widget of the builder's, or a tag of ours. */
const isHolder = (element: Element): boolean =>
  element.getAttribute('data-element_type') === 'widget' || element.localName.startsWith('nh-');

/**
 * The elements inside `host` that match and are its own: not those of a widget, or a tag of ours, that
 * is nested in its content. In the order of the page.
 *
 * The one widget that `host` may be around counts as the host itself.
 */
export function ownElements(host: Element, selector: string): HTMLElement[] {
  return [...host.querySelectorAll<HTMLElement>(selector)].filter((found) => isOwn(host, found));
}

/** The first of them. */
export function ownElement(host: Element, selector: string): HTMLElement | undefined {
  return ownElements(host, selector)[0];
}

function isOwn(host: Element, found: Element): boolean {
  for (let at = found.parentElement; at && at !== host; at = at.parentElement) {
    if (isHolder(at) && at.parentElement !== host) return false;
  }
  return true;
}
