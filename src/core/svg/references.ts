/** What may lead to another part of the drawing. */
const REFERRING = ['href', 'fill', 'stroke', 'mask', 'clip-path'];

/** More drawn copies than any map needs, and few enough that a browser draws them in a moment. */
const MAX_COPIES = 20_000;

/** References that lead to references that lead on: more of them in a row than any map has. */
const MAX_DEPTH = 20;

/**
 * Drops from a drawing the references that would have it drawn without end: a `use` may lead to a group
 * of `use`s, and eight such levels of ten each are a hundred million shapes, which freeze the page. Masks
 * and patterns nest alike. Each reference counts as all that it leads to; the first ones stay until
 * that is more than a map needs, and one that leads back to itself never stays.
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

/** How many elements are drawn for one, its parts and references followed; endless for a circle. */
function weightsOf(parts: ReadonlyMap<string, Element>): (element: Element) => number {
  const known = new Map<Element, number>();
  const weigh = (element: Element, way = 0): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (way > MAX_DEPTH) return Number.POSITIVE_INFINITY;
    // What is met again before it is known is in a circle.
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

/** As the browser finds them: the first of an id counts. */
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
