import type { ListQuery, sortKeys } from '../wire/listing';

/** By what templates are sorted. */
export type SortKey = (typeof sortKeys)[number];

/** In which order templates are shown. */
export type Sort = Pick<ListQuery, 'sort' | 'order'>;

/** The order after its column's heading was pressed: the other way round, or as one expects it of that column. */
export function sortAfter({ sort, order }: Sort, pressed: SortKey): Sort {
  if (pressed === sort) return { sort, order: order === 'asc' ? 'desc' : 'asc' };
  return { sort: pressed, order: pressed === 'date' ? 'desc' : 'asc' };
}
