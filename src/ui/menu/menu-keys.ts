/** The effect of a key in a menu. */
export type MenuStep =
  /** Focuses the item of that index. */
  { readonly type: 'focus'; readonly index: number } | { readonly type: 'close' };

/**
 * Returns the effect of a key, by the menu pattern of the APG. Enter and the space bar click the item natively.
 *
 * @param labels the labels of the items; a letter focuses the next one that starts with it
 * @param focused the index of the focused item
 */
export function menuStep(
  key: string,
  labels: readonly string[],
  focused: number,
): MenuStep | undefined {
  const last = labels.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { type: 'focus', index: focused >= last ? 0 : focused + 1 };
    case 'ArrowUp':
      return { type: 'focus', index: focused <= 0 ? last : focused - 1 };
    case 'Home':
      return { type: 'focus', index: 0 };
    case 'End':
      return { type: 'focus', index: last };
    case 'Escape':
    case 'Tab':
      return { type: 'close' };
    default:
      return byLetter(key, labels, focused);
  }
}

/** Focuses the next item that starts with a letter. The search wraps around at the end. */
function byLetter(key: string, labels: readonly string[], focused: number): MenuStep | undefined {
  if ([...key].length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const order = labels.map((_, offset) => (focused + 1 + offset) % labels.length);
  const index = order.find((one) => labels[one]?.toLocaleLowerCase().startsWith(letter));
  return index === undefined ? undefined : { type: 'focus', index };
}
