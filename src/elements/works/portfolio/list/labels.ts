import { itemText } from '../item-text';
import type { Term } from './terms';

/**
 * The ids of the terms with one of the configured labels, compared by decoded names. Undefined if no label
 * is configured.
 */
export function idsOfLabels(
  labels: readonly string[],
  terms: readonly Term[],
): ReadonlySet<number> | undefined {
  const names = new Set(labels.map((label) => itemText(label.trim())).filter(Boolean));
  if (names.size === 0) return undefined;
  return new Set(terms.filter(({ name }) => names.has(name)).map(({ id }) => id));
}

/** True if an item's terms include one of `labelled`, or if no label is configured. */
export function isLabelled(
  terms: readonly number[],
  labelled: ReadonlySet<number> | undefined,
): boolean {
  return !labelled || terms.some((id) => labelled.has(id));
}
