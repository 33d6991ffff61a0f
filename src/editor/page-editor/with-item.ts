/** Returns a list with an item in place of the same one, or at the end. */
export function withItem<T>(
  list: readonly T[],
  item: T,
  isSame: (one: T, other: T) => boolean,
): readonly T[] {
  const isKnown = list.some((one) => isSame(one, item));
  return isKnown ? list.map((one) => (isSame(one, item) ? item : one)) : [...list, item];
}
