/**
 * The item that a key goes to in an open menu; undefined for a key that is not the menu's.
 *
 * @param at the place of the focused item; -1 for none
 * @param names what the items are called: a letter goes to the next that begins with it
 */
export function keyMove(key: string, at: number, names: readonly string[]): number | undefined {
  const last = names.length - 1;
  switch (key) {
    case 'ArrowDown':
      return at === last ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return key.length === 1 && key !== ' ' ? nextNamed(key, at, names) : undefined;
  }
}

function nextNamed(letter: string, at: number, names: readonly string[]): number | undefined {
  const places = names.map((_, index) => (at + 1 + index) % names.length);
  const wanted = letter.toLocaleLowerCase();
  return places.find((place) => names[place]?.trim().toLocaleLowerCase().startsWith(wanted));
}
