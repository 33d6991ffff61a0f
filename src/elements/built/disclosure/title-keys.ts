/**
 * The title that a key goes to among those of one widget; undefined for a key that moves nothing. Round
 * at the ends.
 *
 * @param at the place of the focused title
 * @param count how many there are
 */
export function titleMove(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
