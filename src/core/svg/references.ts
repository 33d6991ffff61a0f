/** Attributes that may refer to another part of the drawing. */
const REFERRING = ['href', 'fill', 'stroke', 'mask', 'clip-path'];

/**
 * The maximum number of rendered copies: more than any map needs, and few enough for a browser to render
 * quickly.
 */
const MAX_COPIES = 20_000;

/** The maximum depth of nested references: more than any map has. */
const MAX_DEPTH = 20;

/**
 * Removes references that would make a drawing endless to render. A `use` may refer to a group of `use`s:
 * eight such levels of ten each are a hundred million shapes, which freeze the page. Masks and patterns
 * nest in the same way. A reference weighs as much as all elements that it leads to. In document order,
 * each reference that exceeds the rest of the maximum is removed. Circular references are always removed.
 */
export function boundReferences(drawing: Element): void {
  const parts = partsById(drawing);
  const weights = weightsOf(parts);
  let room = MAX_COPIES;
  for (const element of drawing.querySelectorAll('*')) {
    for (const name of REFERRING) {
      const target = targetOf(element, name, parts);
      const weight = target ? weights(target) : 0;
      if (weight > room) element.removeAttribute(name);
      else room -= weight;
    }
  }
}

/**
 * Returns a function that counts the elements rendered for one element, its children and references
 * included. The count is infinite for a circular reference.
 */
function weightsOf(parts: ReadonlyMap<string, Element>): (element: Element) => number {
  const known = new Map<Element, number>();
  const weigh = (element: Element, way = 0): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (way > MAX_DEPTH) return Number.POSITIVE_INFINITY;
    // An element that is reached again before its weight is known is part of a circular reference.
    known.set(element, Number.POSITIVE_INFINITY);
    let weight = 1;
    for (const child of element.children) weight += weigh(child, way);
    for (const name of REFERRING) {
      const target = targetOf(element, name, parts);
      if (target) weight += weigh(target, way + 1);
    }
    known.set(element, weight);
    return weight;
  };
  return weigh;
}

/** As in browsers: the first element with an id counts. */
function partsById(drawing: Element): Map<string, Element> {
  return new Map([...drawing.querySelectorAll('[id]')].reverse().map((part) => [part.id, part]));
}

function targetOf(
  element: Element,
  name: string,
  parts: ReadonlyMap<string, Element>,
): Element | undefined {
  const isLink = element.localName === 'a' && name === 'href';
  const value = isLink ? null : element.getAttribute(name);
  return parts.get(/#([^\s"')]+)/.exec(value ?? '')?.[1] ?? '');
}
