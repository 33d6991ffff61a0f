import type { Fields } from './declaration';

const declared = new Set<Fields>();

/** Declares settings that any element may carry and that are applied outside of it. */
export function declareCommonSettings(fields: Fields): void {
  declared.add(fields);
}

/** The settings that any element may carry: no element takes their keys for unknown. */
export function commonSettings(): readonly Fields[] {
  return [...declared];
}
