/** What a key does in a menu. */
export type MenuStep =
  /** The focus goes to the item of that index. */
  { readonly type: 'focus'; readonly index: number } | { readonly type: 'close' };

/**
 * The menu's keys as the APG has them; Enter and the space bar press the item by themselves.
 *
 * @param labels of the items, for which letters look
 * @param now the index of the item that has the focus
 */
export function menuStep(
  key: string,
  labels: readonly string[],
  now: number,
): MenuStep | undefined {
  const last = labels.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { type: 'focus', index: now >= last ? 0 : now + 1 };
    case 'ArrowUp':
      return { type: 'focus', index: now <= 0 ? last : now - 1 };
    case 'Home':
      return { type: 'focus', index: 0 };
    case 'End':
      return { type: 'focus', index: last };
    case 'Escape':
    case 'Tab':
      return { type: 'close' };
    default:
      return byLetter(key, labels, now);
  }
}

/** The next item that begins with the letter, round the end. */
function byLetter(key: string, labels: readonly string[], now: number): MenuStep | undefined {
  if ([...key].length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const order = labels.map((_, offset) => (now + 1 + offset) % labels.length);
  const index = order.find((one) => labels[one]?.toLocaleLowerCase().startsWith(letter));
  return index === undefined ? undefined : { type: 'focus', index };
}
