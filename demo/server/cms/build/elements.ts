import type { BuilderElement } from '../../../../src/api/kits/files';

type Elements = readonly BuilderElement[];

/** Finds an element by its id at any depth. */
export function elementById(elements: Elements, id: string): BuilderElement | undefined {
  return everyElement(elements).find((element) => element.id === id);
}

/** All elements at any depth, parents before their children. */
export function everyElement(elements: Elements): Elements {
  return elements.flatMap((element) => [element, ...everyElement(element.elements)]);
}

/** A copy of the elements in which `others` replace one element. */
export function replaced(elements: Elements, id: string, others: Elements): BuilderElement[] {
  return elements.flatMap((element) =>
    element.id === id ? others : [{ ...element, elements: replaced(element.elements, id, others) }],
  );
}

/**
 * A copy of the elements with new ids, since a template may be inserted into a document twice.
 *
 * @param newId creates an id
 * @param taken the elements of the document, whose ids are taken
 */
export function withNewIds(
  elements: Elements,
  newId: () => string,
  taken: Elements,
): BuilderElement[] {
  const ids = new Set(everyElement(taken).map(({ id }) => id));
  const freeId = (): string => {
    const id = newId();
    if (ids.has(id)) return freeId();
    ids.add(id);
    return id;
  };
  const withIds = (some: Elements): BuilderElement[] =>
    some.map((element) => ({ ...element, id: freeId(), elements: withIds(element.elements) }));
  return withIds(elements);
}
