import { type TabRow, tabMove } from '../tab-list/tab-move';

/**
 * Returns the index of the title to which a key moves the focus; undefined for other keys. Wraps around at
 * the ends. Horizontal and vertical arrows both work.
 *
 * @param current index of the focused title
 * @param row number of titles, and whether the left arrow moves to the next one
 */
export function titleMove(
  key: string,
  current: number,
  row: Omit<TabRow, 'isVertical'>,
): number | undefined {
  const along = (isVertical: boolean): number | undefined =>
    tabMove(key, current, { ...row, isVertical });
  return along(true) ?? along(false);
}
