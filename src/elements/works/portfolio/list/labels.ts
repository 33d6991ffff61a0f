import { itemText } from '../item-text';
import type { Term } from './terms';

/**
 * The ids of the terms that have one of the configured labels; undefined where none is configured.
 * Decoded names are compared.
 */
export function idsOfLabels(
  labels: readonly string[],
  terms: readonly Term[],
): ReadonlySet<number> | undefined {
  const names = new Set(labels.map((label) => itemText(label.trim())).filter(Boolean));
  if (names.size === 0) return undefined;
  return new Set(terms.filter(({ name }) => names.has(name)).map(({ id }) => id));
}

/** True for an item's terms that hold one of `labelled`, and for all where no label is configured. */
export function isLabelled(
  terms: readonly number[],
  labelled: ReadonlySet<number> | undefined,
): boolean {
  return !labelled || terms.some((id) => labelled.has(id));
}
