import type { ListQuery, sortKeys } from '../../api/libraries/listing';

/** A column that sorts the list. */
export type SortKey = (typeof sortKeys)[number];

/** The sort column and direction. */
export type Sort = Pick<ListQuery, 'sort' | 'order'>;

/**
 * Returns the order after a press on a column's heading: the reverse order for the current column, else the
 * column's default (newest first for dates, A to Z otherwise).
 */
export function sortAfter({ sort, order }: Sort, pressed: SortKey): Sort {
  if (pressed === sort) return { sort, order: order === 'asc' ? 'desc' : 'asc' };
  return { sort: pressed, order: pressed === 'date' ? 'desc' : 'asc' };
}
