import type { BuilderElement, Elements } from './element';
import { everyElement, mapElements } from './tree';

const NAME = /^[\w-]{1,64}$/;

/**
 * True for a text that can be an element's id or a widget's type: it needs no escaping in HTML, CSS, addresses and file
 * names.
 */
export function isElementName(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value);
}

/** Creates a random id: seven hexadecimal digits, as in the page builder. */
export function newElementId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return (random >>> 4).toString(16).padStart(7, '0');
}

/** How new ids are made. */
export interface NewIds {
  /** The document that gets the elements: its ids are taken. */
  readonly taken?: Elements;
  /** Creates an id. Called again if the id is taken. Default: `newElementId`. */
  readonly newId?: () => string;
}

/** Returns a copy of the elements with new ids, since a template may be inserted into a document twice. */
export function withNewIds(
  elements: Elements,
  { taken = [], newId = newElementId }: NewIds = {},
): BuilderElement[] {
  const ids = new Set(everyElement(taken).map(({ id }) => id));
  return mapElements(elements, (element) => {
    let id = newId();
    while (ids.has(id)) id = newId();
    ids.add(id);
    return { ...element, id };
  });
}

/**
 * Returns an id for an element without a valid one. The id depends on the position alone, so that a document that is
 * read twice has the same ids.
 *
 * @param place the position, as text
 */
export function idOfPlace(place: string, taken: ReadonlySet<string>): string {
  for (let count = 0; ; count += 1) {
    const id = (hash(`${place} ${count}`) >>> 4).toString(16).padStart(7, '0');
    if (!taken.has(id)) return id;
  }
}

/** The hash FNV-1a of a text, as a number of 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
