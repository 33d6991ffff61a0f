import type { Fields } from './declaration';

const declared = new Set<Fields>();

/** Declares settings that any element accepts and that code outside the element applies. */
export function declareCommonSettings(fields: Fields): void {
  declared.add(fields);
}

/** Settings that any element accepts: no element reports their keys as unknown. */
export function commonSettings(): readonly Fields[] {
  return [...declared];
}
