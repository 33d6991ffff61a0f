/** Moves an element to another place for one task, and back. */
export async function moved(element: Element, place: Node): Promise<Element> {
  const box = element.parentElement as Element;
  place.appendChild(element);
  await new Promise((resolve) => setTimeout(resolve));
  box.append(element);
  return element;
}
