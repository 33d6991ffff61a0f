/** Whether an element owns the markup inside it: a widget of the builder, or one of our tags. */
const isOwner = (element: Element): boolean =>
  element.getAttribute('data-element_type') === 'widget' || element.localName.startsWith('nh-');

/**
 * Returns the matching elements that belong to `host`, in document order. Elements of a nested widget, or of
 * one of our nested tags, are left out.
 *
 * If `host` wraps a single widget, the elements of that widget belong to `host`.
 */
export function ownElements(host: Element, selector: string): HTMLElement[] {
  return [...host.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    isOwn(host, element),
  );
}

/** Returns the first matching element that belongs to `host`. */
export function ownElement(host: Element, selector: string): HTMLElement | undefined {
  return ownElements(host, selector)[0];
}

function isOwn(host: Element, element: Element): boolean {
  for (
    let parent = element.parentElement;
    parent && parent !== host;
    parent = parent.parentElement
  ) {
    if (isOwner(parent) && parent.parentElement !== host) return false;
  }
  return true;
}
