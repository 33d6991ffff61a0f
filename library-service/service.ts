import type { Clock } from '../demo/server/clock';
import type { Database } from './database';

/** What the service's parts share: one object per running service. */
export interface Service {
  readonly dataDir: string;
  readonly database: Database;
  readonly clock: Clock;
  /** What the plans hold. */
  readonly plans: PlanLimits;
}

/** What an account of a plan may keep: items, and bytes of them together. */
export type PlanLimits = Readonly<
  Record<'none' | 'trial' | 'pro', { readonly items: number; readonly bytes: number }>
>;

const MB = 1024 * 1024;

/** The plans of this service. `pro` has room for the 10,000 templates of the seeds twice. */
export const defaultPlans: PlanLimits = {
  none: { items: 0, bytes: 0 },
  trial: { items: 50, bytes: 25 * MB },
  pro: { items: 20_000, bytes: 2048 * MB },
};
