import * as z from 'zod/mini';

/** The orders of kits, as the library's API expects them. */
export const orders = {
  newest: { sort: 'date', order: 'desc' },
  oldest: { sort: 'date', order: 'asc' },
  name: { sort: 'title', order: 'asc' },
  name_back: { sort: 'title', order: 'desc' },
} as const;

/** An order of kits. */
export type KitOrder = keyof typeof orders;

/** All orders, in the sequence of the select box. */
export const kitOrders = Object.keys(orders) as readonly KitOrder[];

/** The search text, order and page of the list. */
export const kitQuery = z.object({
  search: z.string(),
  order: z.enum(['newest', 'oldest', 'name', 'name_back']),
  /** The first page is 1. */
  page: z.int().check(z.gte(1)),
});

/** The search text, order and page of the list. */
export type KitQuery = z.infer<typeof kitQuery>;

/** The query of a library that is opened for the first time. */
export const firstQuery: KitQuery = { search: '', order: 'newest', page: 1 };

/** Returns the number of pages for a number of kits, at least 1. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
