/** Whether a node is an element, also of another window: `instanceof` fails for nodes of an iframe's document. */
export function isElement(node: EventTarget): node is Element {
  return (node as Node).nodeType === Node.ELEMENT_NODE;
}

/** Returns the elements on the path of an event, innermost first, including those in open shadow roots. */
export function elementsOnPath(event: Event): Element[] {
  return event.composedPath().filter(isElement);
}

/** Whether an element matches a selector. Also works for a form with a control named `matches`. */
export function matches(element: Element, selector: string): boolean {
  return Element.prototype.matches.call(element, selector);
}
