/** How a row of tabs lies. */
export interface TabRow {
  readonly count: number;
  readonly isVertical: boolean;
  readonly isRightToLeft: boolean;
}

/**
 * The tab that a key goes to (WAI-ARIA Authoring Practices, tabs); undefined for a key that moves
 * nothing. Round at the ends.
 *
 * @param at the place of the focused tab
 */
export function tabMove(
  key: string,
  at: number,
  { count, isVertical, isRightToLeft }: TabRow,
): number | undefined {
  const [back, forth] = isVertical
    ? ['ArrowUp', 'ArrowDown']
    : isRightToLeft
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
  if (key === back) return (at - 1 + count) % count;
  if (key === forth) return (at + 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
