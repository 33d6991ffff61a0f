/** Layout of a tab list. */
export interface TabRow {
  readonly count: number;
  readonly isVertical: boolean;
  readonly isRightToLeft: boolean;
}

/**
 * Returns the index of the tab to which a key moves the focus; undefined for other keys. Wraps around at the
 * ends (WAI-ARIA Authoring Practices, tabs).
 *
 * @param current index of the focused tab
 */
export function tabMove(
  key: string,
  current: number,
  { count, isVertical, isRightToLeft }: TabRow,
): number | undefined {
  const [back, forth] = isVertical
    ? ['ArrowUp', 'ArrowDown']
    : isRightToLeft
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
  if (key === back) return (current - 1 + count) % count;
  if (key === forth) return (current + 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
