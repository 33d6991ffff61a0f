import * as z from 'zod/mini';

/** The orders that kits can be in, as the library is asked for them. */
export const orders = {
  newest: { sort: 'date', order: 'desc' },
  oldest: { sort: 'date', order: 'asc' },
  name: { sort: 'title', order: 'asc' },
  name_back: { sort: 'title', order: 'desc' },
} as const;

/** An order of kits. */
export type KitOrder = keyof typeof orders;

/** All of them, as they are offered. */
export const kitOrders = Object.keys(orders) as readonly KitOrder[];

/** Which kits are shown. */
export const kitQuery = z.object({
  search: z.string(),
  order: z.enum(['newest', 'oldest', 'name', 'name_back']),
  /** From 1 on. */
  page: z.int().check(z.gte(1)),
});

/** Which kits are shown. */
export type KitQuery = z.infer<typeof kitQuery>;

/** What a library begins with. */
export const firstQuery: KitQuery = { search: '', order: 'newest', page: 1 };

/** How many pages so many kits take. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
