import type { TextPlace } from './text-place';

/** Selects what is printed with the number of its item, from 1. */
const NUMBERED = '[data-tab], [data-tab-index]';

/**
 * Returns the place of the text that an element of the preview shows, of all places with the same text. Undefined if that is
 * uncertain: such a text is edited in the panel.
 */
export function placeAt(element: HTMLElement, places: readonly TextPlace[]): TextPlace | undefined {
  if (places.length <= 1) return places[0];
  const { tab, tabIndex } = element.closest<HTMLElement>(NUMBERED)?.dataset ?? {};
  const number = tab ?? tabIndex;
  if (number !== undefined) return places.find(([, index]) => index === Number(number) - 1);
  // A setting of the node itself has no place among the items.
  if (places[0]?.length === 1) return undefined;
  const shown = elementsAlike(element);
  return shown.length === places.length ? places[shown.indexOf(element)] : undefined;
}

/** Returns the elements of the same node with the same text, in their order. */
function elementsAlike(element: HTMLElement): readonly Element[] {
  const node = element.closest('[data-puck-component]');
  const all = node?.querySelectorAll('*') ?? [];
  const text = element.textContent?.trim();
  return [...all].filter((one) => one.childElementCount === 0 && one.textContent?.trim() === text);
}
