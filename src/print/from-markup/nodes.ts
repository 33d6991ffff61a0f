/** Selector of the page builder's nodes; atomic elements have only the second attribute. */
export const NODE = '[data-element_type], [data-e-type][data-id]';

/** Returns the outermost nodes in an element, in document order. */
export function nodesIn(parent: ParentNode): HTMLElement[] {
  return [...parent.children].flatMap((child) =>
    child.matches(NODE) ? [child as HTMLElement] : nodesIn(child),
  );
}

/** Returns what a layout element contains, in document order: nodes, and markup of other software. */
export function contentOf(
  parent: Element,
  layoutBoxes: string,
  drawn: string,
): (HTMLElement | string)[] {
  return [...parent.childNodes].flatMap((child): (HTMLElement | string)[] => {
    if (child.nodeType === 3 /* Node.TEXT_NODE */) {
      const text = child.textContent?.trim() ?? '';
      return text === '' ? [] : [text];
    }
    if (child.nodeType !== 1 /* Node.ELEMENT_NODE */) return [];
    const element = child as HTMLElement;
    if (element.matches(NODE)) return [element];
    if (element.matches(layoutBoxes)) return contentOf(element, layoutBoxes, drawn);
    return element.matches(drawn) ? [] : [element.outerHTML];
  });
}
