import type { BuilderElement } from '../../../../src/elements/kits/wire/files';

type Elements = readonly BuilderElement[];

/** The element of an id, however deep it lies. */
export function elementById(elements: Elements, id: string): BuilderElement | undefined {
  return everyElement(elements).find((element) => element.id === id);
}

/** All elements, each before what lies in it. */
export function everyElement(elements: Elements): Elements {
  return elements.flatMap((element) => [element, ...everyElement(element.elements)]);
}

/** The elements with others in the place of one of them. */
export function replaced(elements: Elements, id: string, others: Elements): BuilderElement[] {
  return elements.flatMap((element) =>
    element.id === id ? others : [{ ...element, elements: replaced(element.elements, id, others) }],
  );
}

/**
 * The same elements under ids of their own, since the same template may come into a document twice.
 *
 * @param newId makes an id
 * @param taken the ids that the document has
 */
export function renumbered(
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
