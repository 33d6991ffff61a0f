/** True of an element of any window: a node of an iframe's document is no `Element` of this one. */
export function isElement(node: EventTarget): node is Element {
  return (node as Node).nodeType === Node.ELEMENT_NODE;
}

/** The elements that an event passes, the innermost first, those in open shadow roots included. */
export function elementsOnPath(event: Event): Element[] {
  return event.composedPath().filter(isElement);
}

/** Whether an element matches, be it a form that has a control named `matches`. */
export function matches(element: Element, selector: string): boolean {
  return Element.prototype.matches.call(element, selector);
}
