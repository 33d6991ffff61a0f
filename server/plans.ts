import type { Plan } from '../src/api/libraries/account';

/** The limits of each plan: the number of items, and their total size in bytes. */
export type PlanLimits = Readonly<Record<Plan, { readonly items: number; readonly bytes: number }>>;

const MB = 1024 * 1024;

/** The plans of the library service. `pro` has room for twice the 10,000 templates of the seeds. */
export const defaultPlans: PlanLimits = {
  none: { items: 0, bytes: 0 },
  trial: { items: 50, bytes: 25 * MB },
  pro: { items: 20_000, bytes: 2048 * MB },
};
