import { tabMove } from '../tab-list/tab-move';

/**
 * The title that a key goes to among those of one widget; undefined for a key that moves nothing. Round
 * at the ends. Arrows of both directions move along, whichever way the page is read.
 *
 * @param at the place of the focused title
 * @param count how many there are
 */
export function titleMove(key: string, at: number, count: number): number | undefined {
  const along = (isVertical: boolean): number | undefined =>
    tabMove(key, at, { count, isVertical, isRightToLeft: false });
  return along(true) ?? along(false);
}
