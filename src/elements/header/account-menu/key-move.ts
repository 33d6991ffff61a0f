/**
 * The index of the item that a key moves the focus to in an open menu; undefined for other keys.
 *
 * @param focused the index of the focused item; -1 for none
 * @param names the items' texts: a letter moves to the next item that begins with it
 */
export function keyMove(
  key: string,
  focused: number,
  names: readonly string[],
): number | undefined {
  const last = names.length - 1;
  switch (key) {
    case 'ArrowDown':
      return focused === last ? 0 : focused + 1;
    case 'ArrowUp':
      return focused <= 0 ? last : focused - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return key.length === 1 && key !== ' ' ? nextNamed(key, focused, names) : undefined;
  }
}

function nextNamed(letter: string, focused: number, names: readonly string[]): number | undefined {
  const indices = names.map((_, index) => (focused + 1 + index) % names.length);
  const start = letter.toLocaleLowerCase();
  return indices.find((index) => names[index]?.trim().toLocaleLowerCase().startsWith(start));
}
