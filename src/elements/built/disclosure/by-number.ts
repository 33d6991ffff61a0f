/**
 * Returns the printed titles or panels by their number (`data-tab`). Of several with one number, the first
 * counts.
 */
export function byNumber(
  elements: readonly HTMLElement[],
): ReadonlyMap<string | undefined, HTMLElement> {
  return new Map(elements.map((element) => [element.dataset.tab, element] as const).reverse());
}
